package import Drawing
package import Foundation
import Input

/// Draws a dot on each finger, for demonstrations and for testing a touch screen.
package nonisolated struct TouchDots {
  /// A fingertip's width, in points.
  private static let diameter: CGFloat = 44
  private static let color = Color(120, 120, 128, alpha: 0.45)

  private var positions: [Int: CGPoint] = [:]

  /// The fingers that are down, as they would be cancelled at a time.
  func cancelled(at time: TimeInterval) -> [InputEvent] {
    positions.sorted { $0.key < $1.key }.map { id, position in
      .pointer(PointerEvent(id: id, phase: .cancelled, position: position, time: time))
    }
  }

  /// Updates the fingers' positions; returns false for the movement of one that is not down, as
  /// after it was cancelled.
  @discardableResult mutating func update(_ event: InputEvent) -> Bool {
    guard case .pointer(let pointer) = event else { return true }
    guard pointer.phase == .down || positions[pointer.id] != nil else { return false }
    switch pointer.phase {
    case .down, .moved: positions[pointer.id] = pointer.position
    case .up, .cancelled: positions[pointer.id] = nil
    }
    return true
  }

  /// The frame with a dot on each finger.
  func drawn(over list: DisplayList) -> DisplayList {
    Self.drawn(at: positions.sorted { $0.key < $1.key }.map(\.value), over: list)
  }

  /// A frame with dots at positions.
  package static func drawn(at positions: [CGPoint], over list: DisplayList) -> DisplayList {
    list
      + positions.map { position in
        let frame = CGRect(origin: position, size: .zero)
          .insetBy(dx: -diameter / 2, dy: -diameter / 2)
        return .fill(Fill(frame: frame, color: color, cornerRadius: diameter / 2))
      }
  }
}
