import Foundation
import Input
import NavigationKit

/// A finger that goes down, moves, is lifted or taken away by the system, taps, and presses keys.
struct FingerActions: WalkActions {
  func act(on walk: RandomWalk) {
    switch walk.random.next(below: 8) {
    case 0...3: walk.isFingerDown ? goOn(walk) : goDown(walk)
    case 4: tapSomewhere(walk)
    case 5: tapSomething(walk)
    default: press([.escape, .back, .return], walk)
    }
  }

  private func goDown(_ walk: RandomWalk) {
    let size = walk.stage.window.bounds.size
    let isAtEdge = walk.random.isOne(in: 2)
    let start = CGPoint(
      x: walk.random.next(below: isAtEdge ? 40 : Int(size.width)),
      y: isAtEdge ? 300 : walk.random.next(below: Int(size.height)))
    walk.record("finger down at \(start)")
    walk.isFingerDown = true
    walk.stage.press(at: start)
    move(walk)
  }

  private func goOn(_ walk: RandomWalk) {
    switch walk.random.next(below: 8) {
    case 0: move(walk)
    case 1:
      walk.record("finger cancelled")
      walk.isFingerDown = false
      walk.stage.cancelTouches()
    default:
      walk.record("finger up")
      walk.liftFinger()
    }
  }

  private func move(_ walk: RandomWalk) {
    let size = walk.stage.window.bounds.size
    let end = CGPoint(
      x: walk.random.next(below: Int(size.width)), y: walk.random.next(below: Int(size.height)))
    let time = Double(walk.random.next(below: 30)) / 100
    walk.record("finger to \(end) over \(time)")
    walk.stage.move(to: end, over: time)
  }

  private func tapSomewhere(_ walk: RandomWalk) {
    guard !walk.isFingerDown else { return }
    let size = walk.stage.window.bounds.size
    tap(
      CGPoint(
        x: walk.random.next(below: Int(size.width)), y: walk.random.next(below: Int(size.height))),
      walk)
  }

  /// Taps one of the elements on screen.
  private func tapSomething(_ walk: RandomWalk) {
    let elements = walk.stage.elements()
    guard !walk.isFingerDown, !elements.isEmpty else { return }
    let frame = walk.random.pick(elements).frame
    tap(CGPoint(x: frame.midX, y: frame.midY), walk)
  }

  private func tap(_ point: CGPoint, _ walk: RandomWalk) {
    walk.record("tap \(point)")
    walk.stage.tap(at: point)
  }

  private func press(_ keys: [Key], _ walk: RandomWalk) {
    let key = walk.random.pick(keys)
    walk.record("key \(key)")
    walk.stage.send(.key(KeyEvent(key: key, time: walk.stage.now)))
  }
}
