extension [String] {
  /// The longest list that is shown in full.
  private static var told: Int { 50 }

  /// The list, or its beginning and `and N more`.
  package var cutShort: [String] {
    count > Self.told ? prefix(Self.told) + ["and \(count - Self.told) more"] : self
  }
}
