import SectionedPicker
import Testing

@Suite struct Debouncing {
  @Test func theLastOfSeveralValuesIsKept() {
    var debounce = Debounce<String>(interval: .milliseconds(100))
    debounce.push("u", at: .milliseconds(0))
    debounce.push("un", at: .milliseconds(60))
    #expect(debounce.deadline == .milliseconds(160))
    #expect(debounce.pop(at: .milliseconds(159)) == nil)
    #expect(debounce.pop(at: .milliseconds(160)) == "un")
    #expect(debounce.pop(at: .milliseconds(500)) == nil)
    #expect(debounce.deadline == nil)
  }

  @Test func aValueThatComesTwiceIsGivenTwice() {
    var debounce = Debounce<String>(interval: .milliseconds(100))
    debounce.push("u", at: .zero)
    #expect(debounce.pop(at: .milliseconds(100)) == "u")
    debounce.push("u", at: .milliseconds(200))
    #expect(debounce.pop(at: .milliseconds(300)) == "u")
  }

  @Test func withoutAnIntervalValuesAreDueAtOnce() {
    var debounce = Debounce<Int>(interval: .zero)
    debounce.push(1, at: .seconds(5))
    #expect(debounce.pop(at: .seconds(5)) == 1)
  }

  @Test func flushingDoesNotWait() {
    var debounce = Debounce<Int>(interval: .seconds(1))
    #expect(debounce.flush() == nil)
    debounce.push(1, at: .zero)
    #expect(debounce.flush() == 1)
    #expect(debounce.flush() == nil)
  }
}
