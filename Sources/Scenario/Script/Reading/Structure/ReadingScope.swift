/// Where a reader is: the file, the names that have values there, and how it came there.
nonisolated struct ReadingScope {
  /// The file, as messages name it.
  var file: String
  /// Whether the file is the scenario itself.
  var isOwn = true
  /// The values of parameters and of loops' names; nil for one whose value is missing or wrong, which
  /// was reported.
  var values: [String: String?] = [:]
  /// By which `use` and in which turns it came there, in words, the nearest first.
  var origins: [String] = []
  /// The position in the scenario itself by which problems are sorted; nil there.
  var rank: SourcePosition?
  /// The parts that are being read.
  var parts: [String] = []
  /// Whether the steps are made by a loop or a part, which count against a limit.
  var isMade = false
}
