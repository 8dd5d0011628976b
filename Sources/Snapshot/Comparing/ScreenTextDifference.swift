/// The differences between two screens, by their texts.
///
/// A text has headings, which are not indented, and entries under them, which are. An entry may end
/// in a frame, `(x y width height)` in points, and states, separated by two spaces. Entries under
/// `Callbacks` are a controller and the callback it received.
public struct ScreenTextDifference: Hashable, Sendable, ExplainedDifference {
  /// The differences: first entries that are gone, new or changed, then entries that moved;
  /// callbacks last.
  public var sentences: [String]

  /// Compares two texts; nil if they are equal, byte for byte.
  public init?(expected: String, actual: String) {
    guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
    sentences = ScreenText.pairs(ScreenText(expected), ScreenText(actual)).flatMap { old, new in
      let remarks = old.isOfCallbacks ? Self.callbacks(old, new) : Self.entries(old, new)
      return remarks.sentences
    }
    if sentences.isEmpty { sentences = [Self.firstLine(expected, actual)] }
  }

  private static func entries(_ old: ScreenText.Section, _ new: ScreenText.Section) -> [Remark] {
    let (before, now) = (old.lines.map(ScreenEntry.init), new.lines.map(ScreenEntry.init))
    let order = OrderDifference(before.keys(beside: now), now.keys(beside: before))
    return order.missing.map { Remark(subject: before[$0].name, predicate: "is gone") }
      + order.added.map { Remark(subject: now[$0].name, predicate: "is new") }
      + order.pairs.flatMap { before[$0.old].remarks(now: now[$0.new]) }
      + order.moved.map {
        Remark(subject: now[$0.pair.new].name, predicate: "\($0.move.words) in \(new.title)")
      }
  }

  private static func callbacks(_ old: ScreenText.Section, _ new: ScreenText.Section)
    -> [Remark]
  {
    let order = OrderDifference(old.lines, new.lines)
    let missing = order.missing.map { CallbackLine(old.lines[$0]) }
    let added = order.added.map { CallbackLine(new.lines[$0]) }
    let inBoth = Set(missing.map(\.name)).intersection(added.map(\.name))
    func subject(_ callback: CallbackLine) -> String {
      inBoth.contains(callback.name) ? callback.fullName : callback.name
    }
    return missing.map { Remark(subject: subject($0), predicate: "is missing") }
      + added.map { Remark(subject: subject($0), predicate: "is new") }
      + order.moved.map {
        Remark(subject: CallbackLine(new.lines[$0.pair.new]).name, predicate: $0.move.words)
      }
  }

  /// The sentence for texts that differ although their entries do not.
  private static func firstLine(_ expected: String, _ actual: String) -> String {
    let old = expected.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let new = actual.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let same = zip(old, new).prefix { $0.elementsEqual($1) }.count
    return "line \(same + 1) of the screen's text is written otherwise"
  }
}

/// A parsed line such as `Albums viewDidAppear(animated)`.
private struct CallbackLine {
  private let controller: Substring
  private let method: Substring
  private let arguments: Substring

  init(_ line: String) {
    let open = line.firstIndex(of: "(") ?? line.endIndex
    let gap = line[..<open].lastIndex(of: " ")
    controller = gap.map { line[..<$0] } ?? ""
    method = (gap.map { line[$0...].dropFirst() } ?? line[...])[..<open]
    arguments = line[open...]
  }

  /// Such as `viewDidAppear of Albums`.
  var name: String { named(method) }
  /// The same with the arguments.
  var fullName: String { named(method + arguments) }

  private func named(_ method: Substring) -> String {
    controller.isEmpty ? String(method) : "\(method) of \(controller)"
  }
}
