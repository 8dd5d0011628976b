import Foundation

/// The safe area of a scene while it was drawn, by the stored frames of views at its edges.
///
/// The file need not name the bars that Xcode simulated: pages that only code pushes may have had one.
struct DrawnSafeArea {
  /// The insets of the safe area that most views agree on, in points; nil if no view is at that edge, or no bars
  /// have that height.
  private(set) var top: CGFloat?
  private(set) var bottom: CGFloat?

  private let reader: ElementReader
  /// The frames of views in the coordinates of the scene's view.
  private var frames: [String: CGRect] = [:]
  private var tops: Set<String> = []
  private var bottoms: Set<String> = []

  /// Reads the frames of a controller's view.
  init(of controller: DocumentElement, _ root: DocumentElement, _ reader: ElementReader) {
    self.reader = reader
    guard let size = reader.rect("frame", of: root)?.size else { return }
    for guide in root.children where guide.key == "safeArea" {
      guide.id.map { _ = (tops.insert($0), bottoms.insert($0)) }
    }
    for guide in controller.children(in: "layoutGuides") {
      guard let id = guide.id else { continue }
      if guide["type"] == "bottom" { bottoms.insert(id) } else { tops.insert(id) }
    }
    collect(root, at: CGRect(origin: .zero, size: size))
    var found: (top: [CGFloat], bottom: [CGFloat]) = ([], [])
    root.forEach { element in
      for rule in reader.constraints(of: element) where rule.isFirm {
        if let edge = edge(of: rule, .top, tops) { found.top.append(edge) }
        if let edge = edge(of: rule, .bottom, bottoms) { found.bottom.append(size.height - edge) }
      }
    }
    top = Self.common(found.top).flatMap { Self.above($0) ? $0 : nil }
    bottom = Self.common(found.bottom).flatMap { Self.below($0) ? $0 : nil }
  }

  private mutating func collect(_ view: DocumentElement, at frame: CGRect) {
    if let id = view.id, reader.bool("misplaced", of: view) != true { frames[id] = frame }
    for child in view.children(in: "subviews") {
      guard let own = reader.rect("frame", of: child) else { continue }
      collect(child, at: own.offsetBy(dx: frame.minX, dy: frame.minY))
    }
  }

  /// The place of an edge of the safe area by a view that a rule puts there; nil if the rule does not.
  private func edge(
    of rule: DocumentConstraint, _ attribute: DocumentConstraint.Attribute, _ guides: Set<String>
  ) -> CGFloat? {
    guard let second = rule.second else { return nil }
    func isGuide(_ anchor: DocumentConstraint.Anchor) -> Bool {
      anchor.item.map(guides.contains) == true && Self.edges.contains(anchor.attribute)
    }
    func place(_ anchor: DocumentConstraint.Anchor) -> CGFloat? {
      guard anchor.attribute == attribute, let frame = anchor.item.flatMap({ frames[$0] })
      else { return nil }
      return attribute == .top ? frame.minY : frame.maxY
    }
    if isGuide(second) { return place(rule.first).map { $0 - rule.constant } }
    return isGuide(rule.first) ? place(second).map { $0 + rule.constant } : nil
  }

  private static let edges: Set<DocumentConstraint.Attribute> = [.top, .bottom]

  /// The most frequent value; of several the smallest.
  private static func common(_ values: [CGFloat]) -> CGFloat? {
    let counts = Dictionary(grouping: values.map { ($0 * 2).rounded() / 2 }) { $0 }
    return counts.max { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }?.key
  }

  /// Whether bars can take so much: a status bar, once or as in Xcode 26 twice, with a navigation bar.
  private static func above(_ length: CGFloat) -> Bool {
    InferredBars.statusBars.contains { status in
      [1, 2].contains { times in
        navigationBars.contains { abs($0 + times * status - length) < tolerance }
      }
    }
  }

  /// Whether a home indicator, once or twice, and a tab bar or toolbar can take so much.
  private static func below(_ length: CGFloat) -> Bool {
    [0, 34, 68].contains { indicator in
      bottomBars.contains { abs($0 + indicator - length) < tolerance }
    }
  }

  // Heights in points: none; on a phone; in sheets and on an iPad; with large titles.
  private static let navigationBars: [CGFloat] = [0, 44, 50, 52, 54, 56, 96, 106, 108]
  private static let bottomBars: [CGFloat] = [0, 44, 49, 50]
  private static let tolerance: CGFloat = 0.6
}

extension DocumentConstraint {
  /// Whether the constraint always holds.
  fileprivate var isFirm: Bool {
    relation == .equal && priority >= 1000 && multiplier == 1 && !isPlaceholder
      && !isStandardDistance
  }
}
