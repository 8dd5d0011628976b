package import Foundation
package import NavigationKit

extension Stage {
  /// The elements on screen by which a touch at a point can be named; none if what is there is behind
  /// something else, which gets the touch.
  package func elements(touchedAt point: CGPoint) -> [StageElement] {
    let elements = elements()
    let touched = elements.first { $0.frame.contains(point) }
    return touched.flatMap { touchObstacle(at: point, to: $0.frame) } == nil ? elements : []
  }
}
