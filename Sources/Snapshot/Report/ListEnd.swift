extension [String] {
  /// The longest list that is shown in full.
  private static var limit: Int { 50 }

  /// The list, or its beginning and `and N more`.
  package var cutShort: [String] {
    count > Self.limit ? prefix(Self.limit) + ["and \(count - Self.limit) more"] : self
  }
}
