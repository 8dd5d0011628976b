import Drawing
import Foundation
import NavigationKit

/// Where a finger finds something to press, in colours; what has no colour is dead.
///
/// Points are tried in a grid, as only the app's own hit test knows where they lead.
struct TouchAreaMap {
  /// The distance of two points that are tried, in points.
  static let step: CGFloat = 8
  private static let colors = [
    Color(52, 199, 89, alpha: 0.35), Color(0, 122, 255, alpha: 0.35),
    Color(255, 149, 0, alpha: 0.35), Color(175, 82, 222, alpha: 0.35),
  ]

  /// The filled parts of lines, each of one view.
  private(set) var commands: [DrawCommand] = []

  init(of stage: Stage) {
    var colors: [ObjectIdentifier: Color] = [:]
    let screen = stage.screen.bounds
    for y in stride(from: Self.step / 2, to: screen.height, by: Self.step) {
      var run: (target: UIView, start: CGFloat)?
      for x in stride(from: Self.step / 2, through: screen.width + Self.step, by: Self.step) {
        let target = x < screen.width ? Self.target(at: CGPoint(x: x, y: y), on: stage) : nil
        guard target !== run?.target else { continue }
        if let run {
          let id = ObjectIdentifier(run.target)
          let color = colors[id] ?? Self.colors[colors.count % Self.colors.count]
          colors[id] = color
          let frame = CGRect(
            x: run.start, y: y - Self.step / 2, width: x - Self.step / 2 - run.start,
            height: Self.step)
          commands.append(.fill(Fill(frame: frame, color: color)))
        }
        run = target.map { ($0, x - Self.step / 2) }
      }
    }
  }

  /// The view that a tap at a point is for: a control, a row, or one that watches taps.
  private static func target(at point: CGPoint, on stage: Stage) -> UIView? {
    let hit = stage.window.hitTest(point, with: nil)
    return sequence(first: hit) { $0?.superview }.compactMap(\.self).first { view in
      view is UIControl || view is UITableViewCell || view is UICollectionViewCell
        || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
    }
  }
}
