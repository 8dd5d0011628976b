public import Foundation

/// Text that a keyboard or an input method typed.
public struct TextEvent: Hashable, Sendable {
  /// Whether text is typed or still being composed.
  public enum Phase: Hashable, Sendable {
    /// It is typed.
    case committed
    /// An input method composes it and may change it; the range of it that is selected, in UTF-16
    /// units.
    case marked(selected: Range<Int>)
  }

  /// The text.
  public var text: String
  /// Whether it is typed or still being composed.
  public var phase: Phase
  /// The time in virtual seconds.
  public var time: TimeInterval

  /// Makes a text event.
  public init(text: String, phase: Phase = .committed, time: TimeInterval) {
    self.text = text
    self.phase = phase
    self.time = time
  }
}
