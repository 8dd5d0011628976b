import Foundation

/// Decides when the next frame may be drawn.
///
/// Frames lie on a grid, so that a late one does not push all others back. Where presenting a frame
/// waits for the display, the display itself is the grid; a frame that is not presented, as that of a
/// hidden window, waits for nothing.
nonisolated struct FramePacing {
  /// Seconds between frames where nothing else sets the pace: 60 frames a second.
  static let interval: TimeInterval = 1.0 / 60

  private let waitsForDisplay: Bool
  private var nextSlot: TimeInterval = 0

  init(waitsForDisplay: Bool) { self.waitsForDisplay = waitsForDisplay }

  /// How long nothing has to be done, in seconds; nil is for as long as nothing happens.
  ///
  /// - Parameters:
  ///   - now: Seconds since the loop started, as all times here.
  ///   - needsFrame: Whether something may have changed since the last frame.
  ///   - nextChange: When the picture can next differ by itself.
  func rest(at now: TimeInterval, needsFrame: Bool, nextChange: TimeInterval?) -> TimeInterval? {
    guard let wanted = needsFrame ? now : nextChange else { return nil }
    return max(0, max(wanted, nextSlot) - now)
  }

  /// Whether a frame may be drawn now.
  func mayDraw(at now: TimeInterval) -> Bool { now >= nextSlot }

  /// Notes that a frame was drawn, and presented unless it is the one before or nobody can see it.
  mutating func drew(at now: TimeInterval, isPresented: Bool) {
    let interval = waitsForDisplay && isPresented ? 0 : Self.interval
    let isInStep = now - nextSlot < interval
    nextSlot = (isInStep ? nextSlot : now) + interval
  }
}
