extension [String] {
  /// So many things are told of a list before the rest is only counted.
  private static var told: Int { 50 }

  /// The list, or its beginning and how much more there is.
  package var cutShort: [String] {
    count > Self.told ? prefix(Self.told) + ["and \(count - Self.told) more"] : self
  }
}
