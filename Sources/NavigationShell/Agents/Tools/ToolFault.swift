/// Why a tool cannot do what was asked, in words that tell an agent what to do instead.
nonisolated struct ToolFault: Error, Hashable, CustomStringConvertible {
  let lines: [String]
  var description: String { lines.joined(separator: "\n") }

  init(_ sentence: String) { lines = [sentence] }
  init(lines: [String]) { self.lines = lines }
}
