import Foundation
import Scenario

/// Gives elements references, which stay the same while an element lives.
///
/// An element is known again by its identifier, by role and label, or by its place if nothing else
/// moved. Where several are alike and have moved, all get new references: an old one never comes to
/// mean something else.
nonisolated struct ReferenceTable {
  /// What an element was when it got its reference.
  private struct Identity: Hashable {
    let page, role, name: String
    let number: Int
  }

  /// The references given so far.
  private var names: [Identity: String] = [:]
  /// How many elements had one page, role and name so far.
  private var counts: [Identity: Int] = [:]
  /// What each reference stood for when it was seen last.
  private(set) var elements: [String: ScreenInspection.Element] = [:]
  private var last: ReferencedScreen?

  /// The screen with references, once it has changed or was seen for the first time.
  mutating func referenced(_ screen: ScreenInspection) -> ReferencedScreen {
    if let last, last.screen == screen { return last }
    let known =
      last.map { ElementMatching(from: $0, to: screen).references }
      ?? screen.elements.map { _ in nil }
    var used = Set(known.compactMap(\.self))
    let references = zip(screen.elements, known).map { element, reference in
      let reference = reference ?? newReference(for: element, on: screen, besides: used)
      used.insert(reference)
      elements[reference] = element
      return reference
    }
    let entries = zip(references, screen.elements).map(ReferencedScreen.Entry.init)
    let result = ReferencedScreen(screen: screen, entries: entries)
    last = result
    return result
  }

  /// The reference of an element that comes onto the screen: the one that it had before, if it is
  /// the
  /// only one of its kind.
  private mutating func newReference(
    for element: ScreenInspection.Element, on screen: ScreenInspection, besides used: Set<String>
  ) -> String {
    let name = element.identifier.flatMap { $0.isEmpty ? nil : "#\($0)" } ?? element.label
    let page = (screen.controllers.map { $0.joined(separator: "/") } + [screen.frontTitle])
      .joined(separator: "\n")
    let kind = Identity(page: page, role: element.role, name: name, number: 0)
    let isOnlyOne =
      screen.elements.count {
        $0.role == element.role && $0.label == element.label && $0.identifier == element.identifier
      } == 1
    if isOnlyOne, let known = names[kind], !used.contains(known) { return known }
    let number = isOnlyOne && names[kind] == nil ? 0 : max(1, counts[kind, default: 1])
    counts[kind] = number + 1
    let identity = Identity(page: page, role: element.role, name: name, number: number)
    let reference = unusedName(for: identity)
    names[identity] = reference
    return reference
  }

  /// A short name that no element had so far: the role's letter, and a hash in as few digits as it
  /// takes.
  private func unusedName(for identity: Identity) -> String {
    let letter = identity.role.prefix(1)
    var hash = Self.hash("\(identity.page)\n\(identity.role)\n\(identity.name)\n\(identity.number)")
    var size: UInt32 = 100
    while true {
      let name = "\(letter)\(hash % size)"
      if elements[name] == nil { return name }
      size = size < 1_000_000 ? size * 10 : size
      hash &+= 1
    }
  }

  /// The hash FNV-1a, which is the same in each run.
  private static func hash(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
