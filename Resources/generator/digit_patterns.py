"""What libphonenumber's patterns accept, as automata over digits.

The patterns are regular expressions of digits, classes, groups, alternatives and bounded repeats.
Each becomes a nondeterministic automaton; a set of them is walked digit by digit.
"""

import re._constants as kinds
import re._parser as parser


class Automaton:
    """States with moves on digits; a state may accept with any number of labels."""

    def __init__(self):
        self.moves = []  # per state: (set of digits, next state)
        self.silent = []  # per state: states that are reached without a digit
        self.accepts = []  # per state: labels

    def state(self):
        self.moves.append([])
        self.silent.append([])
        self.accepts.append(set())
        return len(self.moves) - 1

    def add(self, start, pattern, label, open_ended=False):
        """Lets `pattern` lead from `start` to acceptance; `open_ended`: whatever follows it."""
        end = self.join(start, parser.parse(pattern))
        if open_ended:
            self.moves[end].append((frozenset("0123456789"), end))
        self.accepts[end].add(label)

    def join(self, state, parsed):
        for kind, argument in parsed:
            state = self.step(state, kind, argument)
        return state

    def step(self, state, kind, argument):
        if kind is kinds.LITERAL:
            return self.move(state, {chr(argument)})
        if kind is kinds.IN:
            return self.move(state, digits_of(argument))
        if kind is kinds.SUBPATTERN:
            return self.join(state, argument[3])
        if kind is kinds.BRANCH:
            end = self.state()
            for branch in argument[1]:
                self.silent[self.join(state, branch)].append(end)
            return end
        if kind is kinds.MAX_REPEAT:
            low, high, body = argument
            for _ in range(low):
                state = self.join(state, body)
            end = self.state()
            self.silent[state].append(end)
            for _ in range(high - low):
                state = self.join(state, body)
                self.silent[state].append(end)
            return end
        raise ValueError(f"a pattern holds {kind}")

    def move(self, state, digits):
        end = self.state()
        self.moves[state].append((frozenset(digits), end))
        return end

    def closure(self, states):
        found = set(states)
        rest = list(states)
        while rest:
            for state in self.silent[rest.pop()]:
                if state not in found:
                    found.add(state)
                    rest.append(state)
        return frozenset(found)

    def after(self, states, digit):
        """The states that are reached from `states` by one digit."""
        return self.closure(
            {end for state in states for digits, end in self.moves[state] if digit in digits}
        )

    def labels(self, states):
        """The labels of the patterns that end here."""
        return frozenset(label for state in states for label in self.accepts[state])


def digits_of(items):
    """The digits of a character class."""
    digits = set()
    for kind, argument in items:
        if kind is kinds.LITERAL:
            digits.add(chr(argument))
        elif kind is kinds.RANGE:
            digits.update(chr(code) for code in range(argument[0], argument[1] + 1))
        elif kind is kinds.CATEGORY and argument is kinds.CATEGORY_DIGIT:
            digits.update("0123456789")
        else:
            raise ValueError(f"a class holds {kind}")
    return digits
