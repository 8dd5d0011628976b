import Foundation
import Scenario

/// What is different on a screen than before.
nonisolated struct ScreenChanges: Hashable, Sendable {
  /// An element that is still there, and not as it was.
  struct Changed: Hashable, Sendable {
    let reference: String
    let before, after: ScreenInspection.Element

    /// How far it moved, to a tenth of a point, if nothing else of it changed; nil otherwise.
    var offset: [Double]? {
      guard before.frame[2...] == after.frame[2...], differences.isEmpty else { return nil }
      return zip(before.frame, after.frame).prefix(2).map { (($1 - $0) * 10).rounded() / 10 }
    }
  }

  /// The screens.
  let before, after: ReferencedScreen
  /// The elements that have come, front to back.
  let added: [ReferencedScreen.Entry]
  /// The elements that have gone.
  let gone: [ReferencedScreen.Entry]
  /// The elements that are not as they were.
  let changed: [Changed]

  /// Compares two screens.
  init(from before: ReferencedScreen, to after: ReferencedScreen) {
    (self.before, self.after) = (before, after)
    let old = Dictionary(
      before.entries.map { ($0.reference, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Set(after.entries.map(\.reference))
    added = after.entries.filter { old[$0.reference] == nil }
    gone = before.entries.filter { !new.contains($0.reference) }
    changed = after.entries.compactMap { entry in
      guard let former = old[entry.reference], former.element != entry.element else { return nil }
      return Changed(reference: entry.reference, before: former.element, after: entry.element)
    }
  }

  /// Whether the screens are the same.
  var isEmpty: Bool { before.screen == after.screen }
}

nonisolated extension ScreenChanges.Changed {
  /// What of the element is different, but for its frame: a word, and the value before and after.
  var differences: [(name: String, before: String, after: String)] {
    let states = { (isOn: Bool) in isOn ? "true" : "false" }
    let all = [
      ("label", before.label, after.label), ("value", before.value ?? "", after.value ?? ""),
      (
        "detail", before.details.joined(separator: " – "), after.details.joined(separator: " – ")
      ),
      ("enabled", states(before.isEnabled), states(after.isEnabled)),
      ("selected", states(before.isSelected), states(after.isSelected)),
      ("focused", states(before.isFocused), states(after.isFocused)),
      (
        "traits", before.traits.joined(separator: " "), after.traits.joined(separator: " ")
      ),
    ]
    return all.filter { $0.1 != $0.2 }.map { (name: $0.0, before: $0.1, after: $0.2) }
  }
}
