import Foundation
import Yams

nonisolated extension ScenarioReader {
  /// Reads a `capture`: its name, or also what is on it.
  mutating func capture(_ node: Node) -> ScenarioStep.CaptureStep? {
    guard case .mapping = node else {
      return newName(node, for: StepKey.capture.rawValue, isCapture: true)
        .map { ScenarioStep.CaptureStep($0) }
    }
    guard let entries = entries(of: node, inside: .capture) else { return nil }
    let before = problemCount
    let name = newName(entries[PartKey.name], for: "name", isCapture: true)
    let part = part(entries, node)
    let except = queries(entries[PartKey.except], for: "except")
    guard let name, let part, problemCount == before else { return nil }
    var capture = ScenarioStep.CaptureStep(name)
    (capture.part, capture.except) = (part, except)
    return capture
  }

  private mutating func part(
    _ entries: Entries, _ node: Node
  ) -> ScenarioStep.CaptureStep.Part? {
    let element = query(entries[PartKey.of], for: "of")
    let margin = number(entries[PartKey.margin], for: "margin", .margin)
    let whole = entries[PartKey.whole].flatMap { self.entries(of: $0, .whole) }
    let area = target(whole?[PartKey.inside], for: "in")
    if entries[PartKey.of] != nil, entries[PartKey.whole] != nil {
      report(.ofAndWhole, at: node.place)
    }
    if entries[PartKey.margin] != nil, entries[PartKey.of] == nil {
      report(.marginAlone, at: node.place)
    }
    if let element { return .element(element, margin: margin ?? 0) }
    if let area { return .whole(area) }
    return .screen
  }
}
