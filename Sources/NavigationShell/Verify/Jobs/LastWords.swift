/// What a child process said last.
nonisolated enum LastWords {
  /// The variable of a child's environment without which a crash prints a backtrace, which takes
  /// seconds and is not shown.
  static let withoutTrace = ["SWIFT_BACKTRACE": "enable=no"]

  /// The text that Swift prints between the location of a crash and its reason.
  private static let fatal = "Fatal error: "

  /// The reason of a crash, else the last line; nil if nothing was said.
  static func of(_ text: String) -> String? {
    let lines = text.split(separator: "\n")
    let sentence = lines.first { $0.contains(fatal) } ?? lines.last
    return sentence.map {
      $0.replacing(fatal, with: "").trimmingCharacters(in: .whitespaces)
    }
  }
}
