import NavigationKit

extension Stage {
  /// Runs code that may throw as one update.
  func tryToPerform(_ body: () throws -> Void) throws {
    try perform { Result { try body() } }.get()
  }
}
