import Foundation
import Testing

/// A page of docs/tutorials with its blocks of code.
struct TutorialPage {
  /// A block of code: its language, and its lines.
  struct Block {
    let language: String
    let lines: [String]

    /// The file that the comment in its first line names, and what is in it; nil if it names none.
    var file: (path: String, text: String)? {
      guard let first = lines.first, first.hasPrefix("// ") || first.hasPrefix("# ") else {
        return nil
      }
      let path = first.components(separatedBy: " ").dropFirst().joined(separator: " ")
      guard !path.contains(" "), path.contains("/") else { return nil }
      return (path, lines.dropFirst().joined(separator: "\n") + "\n")
    }
  }

  let blocks: [Block]

  /// Reads a page by its name.
  init(named name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/tutorials/\(name).md")
    var blocks: [Block] = []
    var open: (language: String, lines: [String])?
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```"), let block = open {
        blocks.append(Block(language: block.language, lines: block.lines))
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      } else {
        open?.lines.append(line)
      }
    }
    try #require(open == nil && !blocks.isEmpty)
    self.blocks = blocks
  }
}
