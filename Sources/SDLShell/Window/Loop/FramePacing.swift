import Foundation

/// Decides when the next frame may be drawn.
///
/// Frames keep to a grid of times, so that a late one does not delay all others. Where presenting
/// waits for the display (vertical sync), the display is the grid; a frame that is not presented,
/// such as a hidden window's, does not wait.
nonisolated struct FramePacing {
  /// Seconds between frames without vertical sync: 60 frames a second.
  static let interval: TimeInterval = 1.0 / 60

  private let waitsForDisplay: Bool
  private var nextSlot: TimeInterval = 0

  init(waitsForDisplay: Bool) { self.waitsForDisplay = waitsForDisplay }

  /// How long the loop may sleep, in seconds; nil for until an event.
  ///
  /// - Parameters:
  ///   - now: Seconds since the loop started, as all times here.
  ///   - needsFrame: Whether something may have changed since the last frame.
  ///   - nextChange: When the picture can change next without an event.
  func rest(at now: TimeInterval, needsFrame: Bool, nextChange: TimeInterval?) -> TimeInterval? {
    guard let wanted = needsFrame ? now : nextChange else { return nil }
    return max(0, max(wanted, nextSlot) - now)
  }

  /// Whether a frame may be drawn now.
  func mayDraw(at now: TimeInterval) -> Bool { now >= nextSlot }

  /// Records that a frame was drawn; it was not presented if it equals the last one or the window
  /// is hidden.
  mutating func drew(at now: TimeInterval, isPresented: Bool) {
    let interval = waitsForDisplay && isPresented ? 0 : Self.interval
    let isInStep = now - nextSlot < interval
    nextSlot = (isInStep ? nextSlot : now) + interval
  }
}
