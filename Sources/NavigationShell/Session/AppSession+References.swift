import Foundation
import NavigationKit
import Scenario

extension AppSession {
  /// The target that a reference stands for now: words that mean no other element, else the middle of
  /// the element.
  func target(of reference: String) throws(ReferenceProblem) -> String {
    let screen = screen()
    guard let entry = screen[reference] else { throw problem(withReference: reference) }
    return target(entry.element, among: screen.screen.elements)
  }

  /// Words that mean an element and no other one, else its middle.
  func target(
    _ element: ScreenInspection.Element, among elements: [ScreenInspection.Element]
  ) -> String {
    TargetText.element(
      element, among: elements, isRightToLeft: stage.traits.layoutDirection == .rightToLeft)
      ?? TargetText.point(
        CGPoint(
          x: element.frame[0] + element.frame[2] / 2, y: element.frame[1] + element.frame[3] / 2))
  }

  /// Why a reference stands for nothing on screen, with the one that is probably meant.
  func problem(withReference name: String) -> ReferenceProblem {
    let screen = screen()
    guard let former = references.elements[name] else {
      let nearest = NearestName.nearest(to: name, among: screen.entries.map(\.reference))
      let question = nearest.flatMap { screen[$0] }.map { ": did you mean \(ScreenText.line($0))?" }
      return ReferenceProblem(
        "no element was ever called \(name)" + (question ?? ": ask for the screen"))
    }
    let words = "\(name) was \(former.roleAndLabel), which is not on screen any more"
    let alike = screen.entries.first { $0.element.label == former.label }
    let label = NearestName.nearest(to: former.label, among: screen.entries.map(\.element.label))
    let nearest = alike ?? screen.entries.first { $0.element.label == label }
    return ReferenceProblem(
      words + (nearest.map { "; the nearest is \(ScreenText.line($0))" } ?? ": ask for the screen"))
  }
}
