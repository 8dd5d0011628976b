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
  /// In reading order: line by line from the top, each along the writing direction.
  ///
  /// Two elements are on one line if the middle of each is beside the other.
  func inReadingOrder(isRightToLeft: Bool) -> [PlacedElement] {
    var lines: [[PlacedElement]] = []
    for element in sorted(by: { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }) {
      if let first = lines.last?.first, first.frame.isOnLine(of: element.frame) {
        lines[lines.count - 1].append(element)
      } else {
        lines.append([element])
      }
    }
    return lines.flatMap { line in
      line.sorted {
        ($0.start(isRightToLeft), $0.frame.minY) < ($1.start(isRightToLeft), $1.frame.minY)
      }
    }
  }
}

nonisolated extension PlacedElement {
  fileprivate func start(_ isRightToLeft: Bool) -> CGFloat {
    isRightToLeft ? -frame.maxX : frame.minX
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

  fileprivate func isOnLine(of other: CGRect) -> Bool {
    minY <= other.midY && other.midY <= maxY && other.minY <= midY && midY <= other.maxY
  }
}
