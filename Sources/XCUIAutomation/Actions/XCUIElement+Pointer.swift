public import Foundation
import Input
import NavigationKit

/// Actions with a mouse or a touchpad.
extension XCUIElement {
  /// Scrolls what is under the element's middle by a distance in points, as a wheel does: a positive
  /// `deltaY` moves the content down, so that what is above it appears.
  @preconcurrency @MainActor
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    action("scroll", file, line).perform { stage, point, _ in
      let delta = CGSize(width: deltaX, height: deltaY)
      stage.send(
        .scroll(ScrollEvent(position: point, delta: delta, phase: .step, time: stage.now)))
    }
  }

  /// Clicks the element: it is the same as a tap.
  @preconcurrency @MainActor
  public func click(file: StaticString = #filePath, line: UInt = #line) {
    tap(file: file, line: line)
  }

  /// Clicks the element twice: it is the same as a double tap.
  @preconcurrency @MainActor
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    doubleTap(file: file, line: line)
  }

  /// Clicks the element with the second button of the mouse, which opens its context menu.
  @preconcurrency @MainActor
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    action("click", file, line).perform { stage, point, _ in
      stage.send(.secondaryClick(SecondaryClickEvent(position: point, time: stage.now)))
    }
  }
}
