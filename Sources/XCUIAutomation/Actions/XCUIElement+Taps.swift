public import Foundation
import NavigationKit

extension XCUIElement {
  /// Taps it.
  @preconcurrency @MainActor
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    action("tap", file, line).perform { stage, point, _ in Finger.tap(at: point, on: stage) }
  }

  /// Taps it twice.
  @preconcurrency @MainActor
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    action("double-tap", file, line).perform { stage, point, _ in
      Finger.tap(at: point, on: stage, times: 2)
    }
  }

  /// Taps it several times with several fingers.
  @preconcurrency @MainActor
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    action("tap", file, line).perform { stage, point, _ in
      Finger.tap(at: point, on: stage, times: numberOfTaps, fingers: numberOfTouches)
    }
  }

  /// Taps it with two fingers at once.
  @preconcurrency @MainActor
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
  }

  /// Holds it for a time in seconds.
  @preconcurrency @MainActor
  public func press(
    forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    action("press", file, line).perform { stage, point, _ in
      Finger.press(at: point, for: duration, on: stage)
    }
  }

  /// Holds it for a time in seconds, and drags it to another element.
  @preconcurrency @MainActor
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0, file: file, line: line)
  }

  /// Holds it, drags it to another element, and holds it there; times in seconds.
  @preconcurrency @MainActor
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let end = otherElement.frame
    action("drag", file, line).perform { stage, point, _ in
      Finger.drag(
        from: point, to: CGPoint(x: end.midX, y: end.midY), on: stage, holding: duration,
        velocity: velocity, resting: holdDuration)
    }
  }
}
