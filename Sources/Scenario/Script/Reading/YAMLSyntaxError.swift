import Yams

/// What is wrong in a text that is no YAML, said as to somebody who writes scenarios.
nonisolated struct YAMLSyntaxError {
  /// What the library says is wrong, and in what.
  let problem: String
  let context: YamlError.Context?
  /// The character at which it saw it.
  let first: Unicode.Scalar?

  /// What is wrong, and what to write instead.
  var sentence: String {
    for (words, sentence) in sentences where isAbout(words) { return sentence }
    return "this is no YAML: look at the blanks before this line and at the quotes in it"
  }

  /// The library's words and ours; the first that fit count.
  private var sentences: [(words: [String], sentence: String)] {
    let unlike = "this line does not go on with"
    return [
      (["another document"], "a file holds one scenario, and here begins another"),
      (["cannot start any token"], "no text begins with \(beginning)"),
      (["tab"], "a tab is no blank: indent with blanks"),
      (["',' or ']'"], "a , or a ] is missing in the list that begins \(start)"),
      (["',' or '}'"], "a , or a } is missing in the braces that begin \(start)"),
      (["flow node"], "something is missing here: a value, or the ] or } at the end"),
      (["quoted", "end of stream"], "the quotes that begin \(start) have no end: close them"),
      (["quoted", "document"], "the quotes that begin \(start) have no end: close them"),
      (["escape"], "there is no such escape behind a backslash: use single quotes, or two of it"),
      (["undefined alias"], "there is no anchor of that name before this"),
      (["are not allowed"], "a key or a dash cannot stand here: \(indent), or use quotes"),
      (["expected ':'"], "this key has no colon behind it"),
      (["block mapping"], "\(unlike) the keys that begin \(start): \(indent)"),
      (["block collection"], "\(unlike) the list that begins \(start): \(indent)"),
      (["YAML document"], "this is for another version of YAML: take the line with % out"),
      (["directive"], "a line that begins with % is no part of a scenario: take it out"),
    ]
  }

  private var indent: String { "indent it like what it belongs to" }

  private func isAbout(_ words: [String]) -> Bool {
    words.allSatisfy { "\(problem) \(context?.text ?? "")".contains($0) }
  }

  private var start: String { context.map { "in line \($0.mark.line)" } ?? "before" }

  private var beginning: String {
    first == "\t"
      ? "a tab: indent with blanks" : "“\(first.map { "\($0)" } ?? "")”: put quotes around it"
  }
}
