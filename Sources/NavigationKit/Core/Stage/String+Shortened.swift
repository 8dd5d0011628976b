extension String {
  /// The text for a message; of a long one the beginning.
  package nonisolated var shortened: String {
    let most = String.longestInMessages
    return unicodeScalars.count > most ? String(unicodeScalars.prefix(most)) + "…" : self
  }

  /// The most characters of a text from outside in a message.
  private nonisolated static let longestInMessages = 60
}
