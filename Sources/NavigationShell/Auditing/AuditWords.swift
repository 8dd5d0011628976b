/// Numbers of things in words.
nonisolated enum AuditWords {
  /// A number of things, as `1 finding` and `2 findings`.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}
