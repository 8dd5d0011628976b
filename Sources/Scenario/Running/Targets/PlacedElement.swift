import Foundation
import NavigationKit

/// An element, or an area that holds elements, with its exact frame.
nonisolated struct PlacedElement: Hashable {
  let element: ScreenInspection.Element
  /// The frame in the stage's points, including parts that are not visible.
  let frame: CGRect

  /// Takes an element of a stage.
  init(_ element: StageElement) {
    (self.element, frame) = (ScreenInspection.Element(element), element.frame)
  }

  /// Takes an area.
  init(area: ScreenInspection.Element, frame: CGRect) { (element, self.frame) = (area, frame) }

  /// Takes an element of an inspected screen, whose frame is in hundredths.
  init(_ element: ScreenInspection.Element) {
    self.element = element
    let numbers = element.frame
    frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

nonisolated extension [PlacedElement] {
  /// In reading order.
  func inReadingOrder(isRightToLeft: Bool) -> [PlacedElement] {
    inReadingOrder(isRightToLeft: isRightToLeft, of: \.frame)
  }
}

nonisolated extension CGRect {
  /// Whether another frame is inside, up to a distance in points.
  ///
  /// `contains(_:)` does without, and is wrong by rounding errors.
  func holds(_ other: CGRect, slack: CGFloat) -> Bool {
    other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
