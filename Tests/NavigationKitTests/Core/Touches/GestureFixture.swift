import Foundation
import Input
import NavigationKit

/// An empty window with fingers and a log of recognisers.
final class GestureFixture {
  let stage = Stage(size: CGSize(width: 300, height: 300))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private(set) var states: [String: [UIGestureRecognizer.State]] = [:]

  init() { stage.window.addSubview(view) }

  /// Adds a recogniser under a name and logs its states.
  @discardableResult
  func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, as name: String = "", on other: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction(
      UIAction { [unowned self] action in
        (action.sender as? UIGestureRecognizer).map { states[name, default: []].append($0.state) }
      })
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func states(of name: String = "") -> [UIGestureRecognizer.State] { states[name] ?? [] }

  func finger(_ id: Int, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.send(
      .pointer(
        PointerEvent(id: id, phase: phase, position: CGPoint(x: x, y: y), time: stage.now)))
  }

  func tap(_ x: CGFloat = 50, _ y: CGFloat = 50, finger id: Int = 1) {
    finger(id, .down, x, y)
    finger(id, .up, x, y)
  }
}

/// Logs its touch callbacks.
final class ListeningView: UIView {
  private(set) var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}

/// Allows simultaneous recognition or not, and counts the requests.
final class SharingDelegate: NSObject, UIGestureRecognizerDelegate {
  let shares: Bool
  private(set) var asked = 0

  init(shares: Bool) { self.shares = shares }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked += 1
    return shares
  }
}
