extension String {
  /// The text for a message; of a long one the beginning.
  package nonisolated var shortened: String {
    let maximum = String.longestInMessages
    return unicodeScalars.count > maximum ? String(unicodeScalars.prefix(maximum)) + "…" : self
  }

  /// The most characters of a text from outside in a message.
  private nonisolated static let longestInMessages = 60
}
