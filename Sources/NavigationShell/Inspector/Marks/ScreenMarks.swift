import Drawing
import Foundation
import NavigationKit

/// What the inspector draws over the screen: the fingers' way, where a swipe turns, touch areas, and
/// the view that was chosen.
struct ScreenMarks {
  private let inspection: Inspection
  private var screen: CGRect { inspection.stage.screen.bounds }

  init(of inspection: Inspection) { self.inspection = inspection }

  var commands: [DrawCommand] {
    (inspection.showsTouchAreas && inspection.stage.isSettled
      ? TouchAreaMap(of: inspection.stage).commands : [])
      + border + trails + pick
  }

  /// The diameter of a dot of a trail and of its last one, in points.
  private static let dot: CGFloat = 4
  private static let end: CGFloat = 14
  private static let trail = Color(255, 45, 85, alpha: 0.7)
  private static let line = Color(255, 149, 0, alpha: 0.9)
  private static let chosen = Color(88, 86, 214)

  private var trails: [DrawCommand] {
    inspection.gesture.fingers.sorted { $0.key < $1.key }.flatMap { _, samples in
      samples.enumerated().map { index, sample in
        let side = index == samples.count - 1 ? Self.end : Self.dot
        let frame = CGRect(
          x: sample.position.x - side / 2, y: sample.position.y - side / 2, width: side,
          height: side)
        return .fill(Fill(frame: frame, color: Self.trail, cornerRadius: side / 2))
      }
    }
  }

  /// The line beyond which lifting the finger now goes back.
  private var border: [DrawCommand] {
    inspection.stage.transitionReports.compactMap(\.swipe?.border).map { x in
      let place = min(max(x, 0), screen.width - 2)
      return .fill(
        Fill(frame: CGRect(x: place, y: 0, width: 2, height: screen.height), color: Self.line))
    }
  }

  private var pick: [DrawCommand] {
    guard let view = inspection.picked, view.window != nil else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    return [.stroke(Stroke(frame: frame, color: Self.chosen, width: 2))]
  }
}
