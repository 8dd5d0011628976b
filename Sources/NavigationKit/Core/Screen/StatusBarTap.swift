import Foundation
import Input

/// Recognises a tap on the status bar; views and recognisers under it do not get the touch.
struct StatusBarTap {
  private var finger: (id: Int, start: CGPoint)?

  /// Whether an event completes a tap on the bar with a frame; nil if no bar is shown.
  mutating func isCompleted(by event: PointerEvent, in bar: CGRect?) -> Bool {
    switch event.phase {
    case .down:
      finger = bar?.contains(event.position) == true ? (event.id, event.position) : nil
      return false
    case .moved, .cancelled:
      if event.phase == .cancelled || hasLeft(event) { finger = nil }
      return false
    case .up:
      defer { finger = nil }
      return finger?.id == event.id && !hasLeft(event)
    }
  }

  private func hasLeft(_ event: PointerEvent) -> Bool {
    guard let finger, finger.id == event.id else { return false }
    let distance = hypot(event.position.x - finger.start.x, event.position.y - finger.start.y)
    return distance > Self.slop
  }

  /// How far a finger may move and still tap, in points.
  private static let slop: CGFloat = 10
}
