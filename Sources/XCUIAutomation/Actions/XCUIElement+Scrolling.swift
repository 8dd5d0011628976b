public import Foundation
import Input
import NavigationKit

extension XCUIElement {
  /// Scrolls it as a touchpad does; positive distances, in points, show what is left of it and above.
  @preconcurrency @MainActor
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    action("scroll", file, line).perform { stage, point, _ in
      for phase in [ScrollEvent.Phase.began, .changed, .ended] {
        let delta = phase == .changed ? CGSize(width: deltaX, height: deltaY) : .zero
        stage.send(
          .scroll(ScrollEvent(position: point, delta: delta, phase: phase, time: stage.now)))
      }
    }
  }
}
