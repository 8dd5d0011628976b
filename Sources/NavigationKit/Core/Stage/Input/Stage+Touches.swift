public import Foundation
import Input

/// The simulated finger of ``Stage/press(at:)`` and the like.
struct SimulatedTouch {
  /// Its position while it is down; nil otherwise.
  var position: CGPoint?
}

extension Stage {
  /// Taps a point.
  public func tap(at point: CGPoint) {
    press(at: point)
    release()
  }

  /// Taps the one element with that label; stops with a clear sentence if there is none or several.
  public func tap(_ label: String) {
    let elements = elements()
    let matches = elements.named(label)
    guard let element = matches.first, matches.count == 1 else {
      let visible = elements.map { "\($0.role.rawValue) “\($0.label)”" }.joined(separator: ", ")
      preconditionFailure(
        matches.isEmpty
          ? "Nothing on screen is labelled “\(label)”. There is: \(visible)."
          : "\(matches.count) elements on screen are labelled “\(label)”: tap a point instead.")
    }
    tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  /// Clicks a point with the secondary button, which opens menus.
  public func secondaryClick(at point: CGPoint) {
    send(.secondaryClick(SecondaryClickEvent(position: point, time: now)))
  }

  /// Puts a finger down; it stays until ``release()``.
  public func press(at point: CGPoint) {
    simulatedTouch.position = point
    touch(.down, at: point)
  }

  /// Moves the finger in a straight line, a sample every 1/120 s, the last exactly at the point.
  public func move(to point: CGPoint, over seconds: TimeInterval = 0) {
    guard let start = simulatedTouch.position else {
      preconditionFailure("No finger is down: press(at:) before move(to:over:).")
    }
    let begin = now
    let steps = max(1, Int((seconds * SimulatedTouch.samplesPerSecond).rounded(.up)))
    for step in 1...steps {
      let fraction = step == steps ? 1 : CGFloat(step) / (seconds * SimulatedTouch.samplesPerSecond)
      runClock(
        to: begin + (step == steps ? seconds : Double(step) / SimulatedTouch.samplesPerSecond))
      simulatedTouch.position = CGPoint(
        x: start.x + (point.x - start.x) * fraction, y: start.y + (point.y - start.y) * fraction)
      touch(.moved, at: simulatedTouch.position ?? point)
    }
  }

  /// Lifts the finger.
  public func release() {
    guard let point = simulatedTouch.position else { return }
    simulatedTouch.position = nil
    touch(.up, at: point)
  }

  /// Cancels the touch, as when the system interrupts it.
  public func cancelTouches() {
    guard let point = simulatedTouch.position else { return }
    simulatedTouch.position = nil
    touch(.cancelled, at: point)
  }

  /// Presses, moves and releases.
  public func drag(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    press(at: start)
    move(to: end, over: seconds)
    release()
  }

  /// The view that a finger or a pointer at a point is for: the keyboard is in front of the app, and
  /// what is behind the status bar gets none.
  package func hitTest(_ point: CGPoint) -> UIView? {
    guard !hasStatusBar(at: point) else { return nil }
    return keyboardWindow?.hitTest(point, with: nil) ?? window.hitTest(point, with: nil)
  }

  /// Whether something that is no part of the app is in front of it at a point: the keyboard, or the
  /// status bar.
  func isCovered(at point: CGPoint) -> Bool {
    hasStatusBar(at: point) || keyboardWindow?.hitTest(point, with: nil) != nil
  }

  /// Where fingers are, in points, by the fingers' ids.
  package var fingers: [CGPoint] { touches.down.map(\.touch.position) }

  private func touch(_ phase: PointerEvent.Phase, at point: CGPoint) {
    send(.pointer(PointerEvent(id: 0, phase: phase, position: point, time: now)))
  }
}

extension SimulatedTouch {
  /// How often a moving finger is sampled, per second.
  fileprivate static let samplesPerSecond = 120.0
}
