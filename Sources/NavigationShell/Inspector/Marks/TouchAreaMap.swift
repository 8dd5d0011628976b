import Drawing
import Foundation
import NavigationKit

/// Where a finger finds something to press, in colours; what is dead is dark.
///
/// Points are tried in a grid, as only the app's own hit test knows where they lead.
struct TouchAreaMap {
  /// The distance of two points that are tried, in points.
  static let step: CGFloat = 8
  private static let colors = [
    Color(52, 199, 89, alpha: 0.35), Color(0, 122, 255, alpha: 0.35),
    Color(255, 149, 0, alpha: 0.35), Color(175, 82, 222, alpha: 0.35),
  ]

  /// Where nothing answers a finger.
  private static let dead = Color(0, 0, 0, alpha: 0.35)

  /// The filled parts of lines, each of one view, or of none.
  private(set) var commands: [DrawCommand] = []

  init(of stage: Stage) {
    var colors: [ObjectIdentifier: Color] = [:]
    let screen = stage.screen.bounds
    for y in stride(from: Self.step / 2, to: screen.height, by: Self.step) {
      var run: (target: UIView?, start: CGFloat) = (nil, 0)
      func end(at x: CGFloat) {
        guard x > run.start else { return }
        let color = run.target.map { target in
          let id = ObjectIdentifier(target)
          let color = colors[id] ?? Self.colors[colors.count % Self.colors.count]
          colors[id] = color
          return color
        }
        let frame = CGRect(
          x: run.start, y: y - Self.step / 2, width: x - run.start, height: Self.step)
        commands.append(.fill(Fill(frame: frame, color: color ?? Self.dead)))
      }
      for x in stride(from: Self.step / 2, to: screen.width, by: Self.step) {
        let target = Self.target(at: CGPoint(x: x, y: y), on: stage)
        guard target !== run.target else { continue }
        end(at: x - Self.step / 2)
        run = (target, x - Self.step / 2)
      }
      end(at: screen.width)
    }
  }

  /// The view that a finger at a point is for: a control, a text, a row, or one that watches fingers
  /// other than to scroll or to go back.
  static func target(at point: CGPoint, on stage: Stage) -> UIView? {
    stage.window.hitTest(point, with: nil).flatMap(target)
  }

  /// That view for a finger that is on a view, or around it.
  static func target(from view: UIView) -> UIView? {
    sequence(first: view, next: \.superview).first { view in
      view is UIControl || view is UITextView || view is UITableViewCell
        || view is UICollectionViewCell
        || view.gestureRecognizers?.contains { isMeant($0, in: view) } == true
    }
  }

  private static func isMeant(_ recognizer: UIGestureRecognizer, in view: UIView) -> Bool {
    recognizer.isEnabled && !(view is UIScrollView)
      && !(recognizer is UIScreenEdgePanGestureRecognizer) && view.superview != nil
      && !(view is UIWindow || isOfContainer(view))
  }

  /// Whether what a view watches is how a container moves its pages and bars.
  private static func isOfContainer(_ view: UIView) -> Bool {
    (view.next as? UIViewController)?.children.isEmpty == false
  }
}
