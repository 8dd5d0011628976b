public import Drawing
public import Foundation
import NavigationKit

/// The visible state of a stage at an instant, as values for a host to paint and compare.
public nonisolated struct StageSnapshot: Hashable, Sendable {
  /// The time in virtual seconds.
  public var time: TimeInterval
  /// The frame to paint.
  public var frame: DisplayList
  /// The stack, bars and elements.
  public var screen: ScreenInspection
  /// The callbacks of controllers since the last snapshot that took them, in order.
  public var callbacks: [String]
  /// Whether something moves, or a finger is down.
  public var isInMotion: Bool

  /// Makes a snapshot.
  public init(
    time: TimeInterval, frame: DisplayList, screen: ScreenInspection, callbacks: [String] = [],
    isInMotion: Bool = false
  ) {
    self.time = time
    self.frame = frame
    self.screen = screen
    self.callbacks = callbacks
    self.isInMotion = isInMotion
  }

  /// The screen and the callbacks as text.
  public var text: String { screen.text(callbacks: callbacks) }
}
