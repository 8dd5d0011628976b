public import Foundation

/// Text that a keyboard or an input method typed.
public struct TextEvent: Hashable, Sendable {
  /// The typed text.
  public var text: String
  /// The time in virtual seconds.
  public var time: TimeInterval

  /// Makes a text event.
  public init(text: String, time: TimeInterval) {
    self.text = text
    self.time = time
  }
}
