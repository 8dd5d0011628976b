import Scenario

/// Finds the elements of a screen again on a later one.
nonisolated struct ElementMatching {
  /// For each element of the later screen, the reference that it had; nil for a new one.
  private(set) var references: [String?]

  private let before: [ReferencedScreen.Entry]
  private let after: [ScreenInspection.Element]
  private var unmatched: Set<Int>

  init(from screen: ReferencedScreen, to later: ScreenInspection) {
    (before, after) = (screen.entries, later.elements)
    references = after.map { _ in nil }
    unmatched = Set(before.indices)
    if Self.isSamePage(screen.screen, later) {
      match { $0.identifier.flatMap { $0.isEmpty ? nil : $0 } }
      match { $0.label }
      if !hasMoved { matchPlaces() }
    } else {
      matchSurroundings()
    }
  }

  /// Whether two screens show one page: of the same controllers, with the same title, or with half
  /// of
  /// its elements as they were.
  private static func isSamePage(_ one: ScreenInspection, _ other: ScreenInspection) -> Bool {
    guard one.controllers == other.controllers else { return false }
    if one.frontTitle == other.frontTitle { return true }
    let kept = Set(one.elements).intersection(other.elements).count
    return kept * 2 >= other.elements.count
  }

  /// Elements that stay when the page changes: tabs, and keys.
  private static let surroundings: Set = ["tab", "key"]

  private mutating func matchSurroundings() {
    for (place, element) in after.enumerated() where Self.surroundings.contains(element.role) {
      if let old = unmatched.first(where: { before[$0].element == element }) { match(place, old) }
    }
  }

  /// Matches those that have the same role and name: one alone wherever it is, several if none has
  /// moved.
  private mutating func match(by name: (ScreenInspection.Element) -> String?) {
    var old: [[String]: [Int]] = [:]
    for place in unmatched.sorted() {
      let element = before[place].element
      if let name = name(element) { old[[element.role, name], default: []].append(place) }
    }
    var new: [[String]: [Int]] = [:]
    for (place, element) in after.enumerated() where references[place] == nil {
      if let name = name(element) { new[[element.role, name], default: []].append(place) }
    }
    for (kind, places) in new {
      guard let old = old[kind], old.count == places.count else { continue }
      let isStill = zip(old, places).allSatisfy {
        before[$0].element.frame == after[$1].frame
      }
      if places.count == 1 || isStill { zip(places, old).forEach { match($0, $1) } }
    }
  }

  /// Whether an element that was found is elsewhere.
  private var hasMoved: Bool {
    let frames = Dictionary(
      before.map { ($0.reference, $0.element.frame) }, uniquingKeysWith: { first, _ in first })
    return zip(references, after).contains { reference, element in
      reference.map { frames[$0] != element.frame } ?? false
    }
  }

  /// The elements of lists, in whose place there may be another one.
  private static let listed: Set = ["cell", "menuItem"]

  /// Matches those of one role in one place, which say something else now.
  private mutating func matchPlaces() {
    for (place, element) in after.enumerated()
    where references[place] == nil && !Self.listed.contains(element.role) {
      // Those of one label were compared before, and could not be told apart.
      let old = unmatched.sorted().first {
        let former = before[$0].element
        return former.role == element.role && former.frame == element.frame
          && former.label != element.label
      }
      if let old { match(place, old) }
    }
  }

  private mutating func match(_ place: Int, _ old: Int) {
    references[place] = before[old].reference
    unmatched.remove(old)
  }
}
