import Foundation

/// A line of a session: a step, or a question.
nonisolated enum SessionLine: Hashable {
  /// Nothing, or a comment.
  case nothing
  /// Steps in YAML.
  case steps(String)
  /// Which elements are on screen whose line has a text in it; all for an empty one.
  case find(String)
  /// A picture to be written to a file.
  case picture(file: String)
  /// What begins like a question and is none; the sentence says what there is.
  case unknown(String)

  /// Reads a line.
  init(_ text: String) {
    let line = text.trimmingCharacters(in: .whitespaces)
    guard let first = line.first, first != "#" else {
      self = .nothing
      return
    }
    let rest = line.dropFirst().trimmingCharacters(in: .whitespaces)
    switch first {
    case "?": self = .find(rest)
    case "!":
      let words = rest.split(separator: " ", maxSplits: 1)
      if words.count == 2, words[0] == "picture" {
        self = .picture(file: words[1].trimmingCharacters(in: .whitespaces))
      } else {
        self = .unknown(
          "“\(line)” is no question: write ! picture FILE, or ? and a part of what is on screen")
      }
    default: self = .steps(line)
    }
  }
}
