import Drawing
import Foundation
import NavigationKit

/// The marks that the inspector draws over the screen: the fingers' paths, where a swipe turns,
/// touch areas, and the view that was chosen.
struct ScreenMarks {
  private let inspection: Inspection
  /// The transitions and the size of the frame that is shown.
  private let transitions: [TransitionReport]
  private let screen: CGSize

  init(of inspection: Inspection) {
    self.inspection = inspection
    transitions = inspection.transitions
    screen = inspection.rewound?.frame.size ?? inspection.stage.screen.bounds.size
  }

  /// All marks over the present frame.
  var commands: [DrawCommand] {
    (inspection.showsTouchAreas && inspection.stage.isSettled ? inspection.touchAreas.commands : [])
      + motion + pick
  }

  /// The marks of motion in the frame that is shown, which may be an earlier one.
  var motion: [DrawCommand] { border + parts + trails }

  /// The diameter of a dot of a trail and of its last one, in points.
  private static let dot: CGFloat = 4
  private static let end: CGFloat = 14
  /// The colour of fingers.
  static let trail = Color(255, 45, 85, alpha: 0.7)
  private static let projected = Color(255, 149, 0, alpha: 0.6)
  private static let part = Color(0, 122, 255, alpha: 0.7)
  private static let line = Color(255, 149, 0, alpha: 0.9)
  private static let chosen = Color(88, 86, 214)
  private static let chosenInside = Color(88, 86, 214, alpha: 0.2)

  /// The fingers' paths up to the time that is shown.
  private var trails: [DrawCommand] {
    let now = inspection.shownTime
    return inspection.gesture.fingers(at: now).sorted { $0.key < $1.key }.flatMap {
      finger, samples in
      let dots = samples.enumerated().map { index, sample in
        dot(
          at: sample.position, side: index == samples.count - 1 ? Self.end : Self.dot, Self.trail)
      }
      guard let end = samples.last?.position else { return dots }
      return dots + arrow(from: end, at: inspection.gesture.velocity(of: finger, at: now))
    }
  }

  private func dot(at point: CGPoint, side: CGFloat, _ color: Color) -> DrawCommand {
    let frame = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    return .fill(Fill(frame: frame, color: color, cornerRadius: side / 2))
  }

  /// Where a finger would be a tenth of a second later, in dots.
  private func arrow(from point: CGPoint, at velocity: CGVector) -> [DrawCommand] {
    guard abs(velocity.dx) + abs(velocity.dy) > 20 else { return [] }
    return (1...5).map { step in
      let time = 0.1 * CGFloat(step) / 5
      return dot(
        at: CGPoint(x: point.x + velocity.dx * time, y: point.y + velocity.dy * time),
        side: Self.dot + CGFloat(step), Self.projected)
    }
  }

  /// The paths of a bar's parts in the transition that runs, and the parts' places on them.
  private var parts: [DrawCommand] {
    transitions.flatMap(\.parts).flatMap { part -> [DrawCommand] in
      let dots = (0...8).map { step in
        let share = CGFloat(step) / 8
        return dot(
          at: CGPoint(
            x: part.start.midX + (part.end.midX - part.start.midX) * share,
            y: part.start.midY + (part.end.midY - part.start.midY) * share),
          side: Self.dot / 2, Self.part)
      }
      return dots + [.stroke(Stroke(frame: part.now, color: Self.part, width: 1))]
    }
  }

  /// The line beyond which lifting the finger now goes back.
  private var border: [DrawCommand] {
    transitions.compactMap(\.swipe).map { swipe in
      let place = max(swipe.border, 0)
      let frame =
        swipe.isVertical
        ? CGRect(x: 0, y: min(place, screen.height - 2), width: screen.width, height: 2)
        : CGRect(x: min(place, screen.width - 2), y: 0, width: 2, height: screen.height)
      return .fill(Fill(frame: frame, color: Self.line))
    }
  }

  private var pick: [DrawCommand] {
    guard let view = inspection.picked, view.window != nil else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    return [
      .fill(Fill(frame: frame, color: Self.chosenInside)),
      .stroke(Stroke(frame: frame, color: Self.chosen, width: 2)),
    ]
  }
}
