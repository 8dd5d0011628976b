import Foundation

/// Finds views whose stored frames break their own constraints, or overlap in their stack or stick out
/// of it: Xcode did not update them.
///
/// It only adds and subtracts what the file says; nothing is laid out.
struct StaleFrames {
  /// The ids of the views.
  private(set) var ids: Set<String> = []

  private let reader: ElementReader
  private var frames: [String: (rect: CGRect, parent: String?)] = [:]
  /// The ids of safe areas, by which only the sides are as those of their view.
  private var guides: [String: String] = [:]

  init(in root: DocumentElement, _ reader: ElementReader) {
    self.reader = reader
    collect(root, parent: nil)
    for guide in root.children where guide.key == "safeArea" { guides[guide.id ?? ""] = root.id }
    root.forEach { element in
      for rule in reader.constraints(of: element) where !holds(rule, element.id) {
        ids.formUnion([rule.first.item ?? element.id, rule.second?.item].compactMap { $0 })
      }
      if element.tag == "stackView", overlaps(in: element) || sticksOut(of: element) {
        ids.formUnion(([element] + arranged(in: element)).compactMap(\.id))
      }
    }
    // A frame that is wrong inside the root does not make the root's wrong.
    root.id.map { _ = ids.remove($0) }
  }

  private mutating func collect(_ element: DocumentElement, parent: String?) {
    var parent = parent
    if let id = element.id, let rect = reader.rect("frame", of: element) {
      frames[id] = (rect, parent)
      parent = id
    }
    for child in element.children { collect(child, parent: parent) }
  }

  private func arranged(in stack: DocumentElement) -> [DocumentElement] {
    (stack.child(tag: "subviews")?.children ?? []).filter { reader.bool("hidden", of: $0) != true }
  }

  /// Whether a view of a stack begins before the one that it follows ends.
  private func overlaps(in stack: DocumentElement) -> Bool {
    let isColumn = stack["axis"] == "vertical"
    let rects = arranged(in: stack).compactMap { $0.id.flatMap { frames[$0]?.rect } }
    return zip(rects, rects.dropFirst()).contains { one, next in
      isColumn
        ? next.minY < one.maxY - Self.tolerance : next.minX < one.maxX - Self.tolerance
    }
  }

  /// Whether the last view of a stack ends behind the stack.
  private func sticksOut(of stack: DocumentElement) -> Bool {
    guard let size = stack.id.flatMap({ frames[$0]?.rect.size }),
      let last = arranged(in: stack).last?.id.flatMap({ frames[$0]?.rect })
    else { return false }
    return stack["axis"] == "vertical"
      ? last.maxY > size.height + Self.tolerance : last.maxX > size.width + Self.tolerance
  }

  /// Whether the stored frames satisfy a constraint; true if that cannot be told from them.
  private func holds(_ rule: DocumentConstraint, _ owner: String?) -> Bool {
    guard rule.relation == .equal, rule.priority >= 1000, !rule.isPlaceholder,
      let first = value(rule.first, owner, in: space(of: rule, owner))
    else { return true }
    guard let anchor = rule.second else { return abs(first - rule.constant) <= Self.tolerance }
    guard let second = value(anchor, owner, in: space(of: rule, owner)) else { return true }
    return abs(first - (second * rule.multiplier + rule.constant)) <= Self.tolerance
  }

  /// The view in whose coordinates both sides are.
  private func space(of rule: DocumentConstraint, _ owner: String?) -> String? {
    let first = view(of: rule.first, owner)
    let second = rule.second.map { view(of: $0, owner) } ?? first
    guard let first, let second else { return nil }
    if frames[first]?.parent == second { return second }
    if frames[second]?.parent == first { return first }
    return frames[first]?.parent == frames[second]?.parent ? frames[first]?.parent : nil
  }

  /// The view of a side; that of a safe area if the side is a vertical edge.
  private func view(of anchor: DocumentConstraint.Anchor, _ owner: String?) -> String? {
    guard let id = anchor.item ?? owner, let view = guides[id] else { return anchor.item ?? owner }
    let edges: [DocumentConstraint.Attribute] = [.leading, .trailing, .left, .right, .centerX]
    return edges.contains(anchor.attribute) ? view : nil
  }

  private func value(
    _ anchor: DocumentConstraint.Anchor, _ owner: String?, in space: String?
  ) -> CGFloat? {
    guard let id = view(of: anchor, owner), let frame = frames[id] else { return nil }
    let rect = id == space ? CGRect(origin: .zero, size: frame.rect.size) : frame.rect
    return switch anchor.attribute {
    case .width: rect.width
    case .height: rect.height
    case .leading, .left: rect.minX
    case .trailing, .right: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerX: rect.midX
    case .centerY: rect.midY
    default: nil
    }
  }

  /// In points: Xcode rounds to pixels.
  private static let tolerance: CGFloat = 1.01
}
