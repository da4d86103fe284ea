import TestSupport

/// The fenced blocks of `README.md`, and the commands in those of a terminal session.
///
/// A block of the language `console` is a session of its own, in a new home: its lines that begin
/// with `$ ` are commands, and what follows each is all that it prints. A command that ends in a
/// backslash goes on in the next line, and one that ends in `<<'END'` up to a line `END`. A block marked `console no-run` is not run.
struct Readme {
  /// The folder of the package.
  let root: String
  /// The blocks in their order.
  let blocks: [Block]

  /// A fenced block.
  struct Block {
    /// The words behind the fence.
    var info: String
    /// The number of the first line within the fence, from 1.
    var line: Int
    var lines: [String] = []

    /// The commands, with what each is said to print.
    var commands: [Command] {
      var commands: [Command] = []
      for (offset, text) in lines.enumerated() {
        if let last = commands.last, last.output == nil {
          commands[commands.count - 1].text += "\n" + text
        } else if text.hasPrefix("$ ") {
          commands.append(Command(text: String(text.dropFirst(2)), line: line + offset))
        } else if !commands.isEmpty {
          commands[commands.count - 1].output? += text + "\n"
        }
        if let last = commands.last, last.output == nil, last.isWhole {
          commands[commands.count - 1].output = ""
        }
      }
      return commands
    }
  }

  /// A command, with what it is said to print; that is nil while the command goes on.
  struct Command {
    var text: String
    var line: Int
    var output: String?

    /// Whether no more lines belong to it.
    var isWhole: Bool {
      text.contains(" <<'END'\n")
        ? text.hasSuffix("\nEND")
        : !text.hasSuffix("\\")
          && !text.hasSuffix(" <<'END'")
    }
  }

  init(testFile: String = #filePath) throws {
    root = "/" + testFile.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = String(decoding: try Self.bytes(of: "\(root)/README.md"), as: UTF8.self)
    var blocks: [Block] = []
    var isInside = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append(Block(info: String(line.dropFirst(3)), line: index + 2)) }
      } else if isInside {
        blocks[blocks.count - 1].lines.append(String(line))
      }
    }
    self.blocks = blocks
  }

  /// The blocks with these words behind their fences.
  func blocks(_ info: String) -> [Block] {
    blocks.filter { $0.info == info }
  }

  /// The text of a file of the package.
  func file(_ name: String) throws -> String {
    String(decoding: try Self.bytes(of: "\(root)/\(name)"), as: UTF8.self)
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    try ProgramRun(BuiltProduct(path: "/bin/cat"), [path]).outputBytes
  }
}
