public import Foundation
import NavigationKit

extension XCUIElement {
  /// Swipes up on it, which scrolls towards the end.
  @preconcurrency @MainActor
  public func swipeUp(file: StaticString = #filePath, line: UInt = #line) {
    swipeUp(velocity: .default, file: file, line: line)
  }
  /// Swipes down on it.
  @preconcurrency @MainActor
  public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
    swipeDown(velocity: .default, file: file, line: line)
  }
  /// Swipes to the left on it; a row shows its actions, and none is carried out.
  @preconcurrency @MainActor
  public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
    swipeLeft(velocity: .default, file: file, line: line)
  }
  /// Swipes to the right on it.
  @preconcurrency @MainActor
  public func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
    swipeRight(velocity: .default, file: file, line: line)
  }
  /// Swipes up on it with a velocity.
  @preconcurrency @MainActor
  public func swipeUp(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: 0, dy: -1), velocity, file, line)
  }
  /// Swipes down on it with a velocity.
  @preconcurrency @MainActor
  public func swipeDown(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: 0, dy: 1), velocity, file, line)
  }
  /// Swipes to the left on it with a velocity.
  @preconcurrency @MainActor
  public func swipeLeft(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: -1, dy: 0), velocity, file, line)
  }
  /// Swipes to the right on it with a velocity.
  @preconcurrency @MainActor
  public func swipeRight(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(CGVector(dx: 1, dy: 0), velocity, file, line)
  }

  private func swipe(
    _ direction: CGVector, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt
  ) {
    action("swipe", file, line).perform { stage, _, element in
      let room = (element.node?.visible ?? element.frame).intersection(stage.screen.bounds)
      let path = SwipePath(direction, in: room)
      Finger.drag(from: path.start, to: path.end, on: stage, velocity: velocity)
    }
  }

  /// Spreads two fingers on it to a scale over 1, or brings them together to one under 1.
  ///
  /// - Parameter velocity: Scale factors per second.
  @preconcurrency @MainActor
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    action("pinch", file, line).perform { stage, point, element in
      let reach = min(element.frame.width, element.frame.height) / 4
      let (from, to) = scale > 1 ? (reach / scale, reach) : (reach, reach * scale)
      let seconds = abs(Double((scale - 1) / (velocity == 0 ? 1 : velocity)))
      Finger.move(on: stage, over: max(seconds, 0.1)) { share in
        let distance = from + (to - from) * share
        return [
          CGPoint(x: point.x - distance, y: point.y), CGPoint(x: point.x + distance, y: point.y),
        ]
      }
    }
  }

  /// Turns two fingers on it by an angle in radians.
  ///
  /// - Parameter velocity: Radians per second.
  @preconcurrency @MainActor
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    action("rotate", file, line).perform { stage, point, element in
      let reach = min(element.frame.width, element.frame.height) / 4
      let seconds = abs(Double(rotation / (velocity == 0 ? 1 : velocity)))
      Finger.move(on: stage, over: max(seconds, 0.1)) { share in
        let (x, y) = (reach * cos(rotation * share), reach * sin(rotation * share))
        return [
          CGPoint(x: point.x - x, y: point.y - y), CGPoint(x: point.x + x, y: point.y + y),
        ]
      }
    }
  }
}
