public import Foundation

/// Something that an audit found on a screen.
public nonisolated struct AuditFinding: Hashable, Sendable {
  /// What was looked for.
  public let check: AuditCheck
  /// The element in words, as `button “Send”`.
  public let element: String
  /// The element's name for people; empty for none.
  public let label: String
  /// The element's name for tests; empty for none.
  public let identifier: String
  /// The element's frame on the screen, in points.
  public let frame: CGRect
  /// What was measured, and what was asked for.
  public let words: String
  /// Whether it is only worth a look: a note fails nothing.
  public let isNote: Bool
  /// The element's place among the views, which is the same in each look.
  public let path: String

  /// The finding in a sentence, as `targets: button “Ok”: 60×20 points for a finger, asked: 44×44`.
  public var sentence: String { "\(check.rawValue): \(element): \(words)" }

  /// What makes findings on one screen in several looks one: another language has other words.
  var identity: String {
    "\(check.rawValue)\n\(isRepeated ? "\(place)\n\(number)" : path)"
  }
  /// What makes findings on several screens one.
  var identityOnAnyScreen: String {
    "\(check.rawValue)\n\(place)\n\(isRepeated ? "\(number)" : element)"
  }
  /// What makes findings on one screen one: the same is said of elements that are in one kind of
  /// place.
  var cause: String { "\(check.rawValue)\n\(place)\n\(words)" }
  /// The path without numbers, which rows of a list have in common.
  var place: String { path.replacing(/\[\d+\]/, with: "") }
  /// Whether the finding stands for others, too.
  private var isRepeated: Bool { others > 0 }
  /// How many other elements of the screen the same is said of.
  public internal(set) var others = 0
  /// Its number among those of its screen that stand for others in one kind of place.
  var number = 0
}
