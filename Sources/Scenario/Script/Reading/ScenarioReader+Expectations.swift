import Foundation
import Yams

nonisolated extension ScenarioReader {
  /// Reads what is presented: a title, or also how.
  mutating func presented(_ node: Node?) -> ScenarioStep.PresentedQuery? {
    guard let node else { return nil }
    var query = ScenarioStep.PresentedQuery()
    guard case .mapping(let mapping) = node else {
      let title = text(node, for: "presented")
      if title == ScenarioStep.PresentedQuery.Style.none.rawValue {
        query.style = ScenarioStep.PresentedQuery.Style.none
      } else {
        query.title = title.map(TextPattern.exact)
      }
      return query
    }
    guard let entries = entries(of: node, .presented) else { return nil }
    if mapping.isEmpty { report(.expectsNothing, at: node.place) }
    query.title = pattern(entries[PartKey.title], for: "title")
    let styles = ScenarioStep.PresentedQuery.Style.allCases.map { (word: $0.rawValue, value: $0) }
    query.style = choice(entries[PartKey.style], for: "as", among: styles)
    if query.style == ScenarioStep.PresentedQuery.Style.none, entries[PartKey.title] != nil {
      report(.titleOfNothing, at: node.place)
    }
    return query
  }

  /// Reads how many elements there must be, of one kind or several.
  mutating func counts(_ node: Node?) -> [ScenarioStep.CountQuery] {
    guard let node else { return [] }
    return each(of: node, for: "count").compactMap { count($0) }
  }

  private mutating func count(_ node: Node) -> ScenarioStep.CountQuery? {
    guard let entries = entries(of: node, .count) else { return nil }
    guard let element = query(entries, of: node) else { return nil }
    let exact = whole(entries[PartKey.exactly], for: "is", .count)
    let least = whole(entries[PartKey.atLeast], for: "at-least", .count)
    let most = whole(entries[PartKey.atMost], for: "at-most", .count)
    let isExact = entries[PartKey.exactly] != nil
    let isRange = entries[PartKey.atLeast] != nil || entries[PartKey.atMost] != nil
    if isExact == isRange { report(.countRange, at: node.place) }
    return ScenarioStep.CountQuery(element, least: exact ?? least, most: exact ?? most)
  }

  /// Reads where elements must be.
  mutating func frames(_ node: Node?) -> [ScenarioStep.FrameQuery] {
    guard let node else { return [] }
    return each(of: node, for: "frame").compactMap { frame($0) }
  }

  private mutating func frame(_ node: Node) -> ScenarioStep.FrameQuery? {
    guard let entries = entries(of: node, .frame) else { return nil }
    let element = query(entries[PartKey.of], for: "of")
    if entries.nodes.keys.allSatisfy({ $0 == PartKey.of.rawValue }) {
      report(.expectsNothing, at: node.place)
    }
    let origin = point(entries[PartKey.at], for: "at")
    let size = pair(entries[PartKey.size], for: "size", .length)
    let least = pair(entries[PartKey.atLeast], for: "at-least", .length)
    let area = entries[PartKey.within].flatMap { self.area($0) }
    guard let element else { return nil }
    var query = ScenarioStep.FrameQuery(of: element)
    (query.origin, query.area) = (origin, area)
    query.size = size.map { CGSize(width: $0.0, height: $0.1) }
    query.least = least.map { CGSize(width: $0.0, height: $0.1) }
    return query
  }

  private mutating func area(_ node: Node) -> ScenarioStep.FrameQuery.Area? {
    guard let word = filled(node) else { return nil }
    if case .scalar(let scalar) = word {
      if scalar.string == ScenarioStep.FrameQuery.Area.screenWord { return .screen }
      if scalar.string == ScenarioStep.FrameQuery.Area.safeAreaWord { return .safeArea }
    }
    return query(node, for: "inside").map { .element($0) }
  }

  /// Reads the lines of a screen.
  mutating func lines(_ node: Node?) -> [String]? {
    guard let node else { return nil }
    return each(of: node, for: "screen").compactMap { node in
      guard let line = text(node, for: "screen") else { return nil }
      if line == ScreenLines.gap || ScreenLines.isElement(line) { return line }
      report(.noScreenLine(node.value), at: node.place)
      return nil
    }
  }
}

nonisolated extension ScenarioStep.FrameQuery.Area {
  /// The words for the screen and the part that nothing covers.
  static let screenWord = "screen"
  static let safeAreaWord = "safe area"
}
