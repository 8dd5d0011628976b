import Foundation
import NavigationKit

nonisolated extension ScenarioStep.Target {
  /// What a finger at a point means: the element there in words that mean no other one; else the point.
  init(
    at point: CGPoint, among elements: [StageElement], on size: CGSize, isRightToLeft: Bool
  ) {
    let search = ElementSearch(
      elements: elements.map(PlacedElement.init), isRightToLeft: isRightToLeft)
    self = Self.element(at: point, among: elements, search, on: size) ?? .point(point)
  }

  private static func element(
    at point: CGPoint, among elements: [StageElement], _ search: ElementSearch, on size: CGSize
  ) -> ScenarioStep.Target? {
    guard let element = elements.first(where: { $0.frame.contains(point) }),
      let query = ScenarioStep.ElementQuery(naming: PlacedElement(element), in: search)
    else { return nil }
    let inner = placed.contains(element.role) ? InnerPoint(of: point, in: element.frame) : nil
    let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
    let place = inner?.point(in: element.frame) ?? middle
    guard CGRect(origin: .zero, size: size).contains(place),
      elements.first(where: { $0.frame.contains(place) }) == element
    else { return nil }
    return .element(query, at: inner)
  }

  private typealias InnerPoint = ScenarioStep.InnerPoint

  /// Roles whose effect depends on the position of the tap.
  private static let placed: Set<StageElement.Role> = [
    .slider, .stepper, .pageControl, .picker,
  ]
}

nonisolated extension ScenarioStep.InnerPoint {
  /// A point as whole percents of a frame.
  fileprivate init(of point: CGPoint, in frame: CGRect) {
    self.init(
      x: .percent(((point.x - frame.minX) / frame.width * 100).rounded()),
      y: .percent(((point.y - frame.minY) / frame.height * 100).rounded()))
  }
}
