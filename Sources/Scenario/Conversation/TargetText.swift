package import Foundation

/// Writes targets as scenarios name them.
package nonisolated enum TargetText {
  /// An element of a screen, in words that mean no other one; nil if there are none.
  package static func element(
    _ element: ScreenInspection.Element, among elements: [ScreenInspection.Element],
    isRightToLeft: Bool
  ) -> String? {
    let search = ElementSearch(
      elements: elements.map(PlacedElement.init), isRightToLeft: isRightToLeft)
    return ScenarioStep.ElementQuery(naming: PlacedElement(element), in: search)?.yaml
  }

  /// A point of the screen.
  package static func point(_ point: CGPoint) -> String { point.yaml }
}
