public import Foundation
public import NavigationKit

/// A point of an element, by shares of its size and an offset in points.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
  /// The element that the point is counted from.
  public let referencedElement: XCUIElement
  private let normalizedOffset: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, normalizedOffset: CGVector, offset: CGVector = .zero) {
    referencedElement = element
    (self.normalizedOffset, self.offset) = (normalizedOffset, offset)
    super.init()
  }

  // A `deinit` on the main actor would allow none in subclasses.
  nonisolated deinit {}

  /// The point on screen.
  open var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + normalizedOffset.dx * frame.width + offset.dx,
      y: frame.minY + normalizedOffset.dy * frame.height + offset.dy)
  }

  /// The point that is some points to the right and below.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, normalizedOffset: normalizedOffset,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// Taps it.
  open func tap() { perform { Finger.tap(at: screenPoint, on: $0) } }
  /// Taps it twice.
  open func doubleTap() { perform { Finger.tap(at: screenPoint, on: $0, times: 2) } }
  /// Holds it for a time in seconds.
  open func press(forDuration duration: TimeInterval) {
    perform { Finger.press(at: screenPoint, for: duration, on: $0) }
  }
  /// Holds it for a time in seconds, and drags to another point.
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }
  /// Holds it, drags to another point, and holds there; times in seconds.
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    perform {
      Finger.drag(
        from: screenPoint, to: otherCoordinate.screenPoint, on: $0, holding: duration,
        velocity: velocity, resting: holdDuration)
    }
  }

  private func perform(_ body: (Stage) -> Void) {
    guard !TestFailure.hasStopped else { return }
    RunningApp.becomeIdle()
    guard let stage = RunningApp.stage else {
      return ElementReport.fail("Failed to press a point: no app runs; call launch() first.")
    }
    body(stage)
    RunningApp.finishAction()
  }
}

extension XCUIElement {
  /// A point of it: (0, 0) is its upper left corner, (1, 1) its lower right one.
  @preconcurrency @MainActor
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalizedOffset: normalizedOffset)
  }
}
