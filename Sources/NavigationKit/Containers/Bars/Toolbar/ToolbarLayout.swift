import Foundation

/// The frames of a toolbar's items, computed from their widths.
nonisolated enum ToolbarLayout {
  /// An item to lay out.
  enum Piece: Hashable, Sendable {
    /// A view with its size; if it `shrinks`, it becomes narrower where there is too little space.
    case view(CGSize, shrinks: Bool = false)
    /// A space of a fixed width.
    case fixed(CGFloat)
    /// A space that gets an equal share of the width that is left.
    case flexible
  }

  /// The views' frames, in the order of the pieces; spaces have none.
  static func frames(_ pieces: [Piece], in bounds: CGRect, margin: CGFloat) -> [CGRect] {
    let room = bounds.width - 2 * margin
    let pieces = fitted(kept(pieces, in: room), in: room)
    let gaps = CGFloat(max(0, gapCount(pieces))) * ToolbarMetrics.itemGap
    let fixed = pieces.reduce(gaps) { $0 + width(of: $1) }
    let flexible = pieces.count { $0 == .flexible }
    let spare = max(0, bounds.width - 2 * margin - fixed)
    let share = flexible > 0 ? spare / CGFloat(flexible) : 0
    var x = bounds.minX + margin
    var frames: [CGRect] = []
    var previousIsView = false
    for piece in pieces {
      switch piece {
      case .view(let size, _):
        if previousIsView { x += ToolbarMetrics.itemGap }
        frames.append(
          CGRect(
            x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
        x += size.width
        previousIsView = true
      case .fixed(let width):
        x += width
        previousIsView = false
      case .flexible:
        x += share
        previousIsView = false
      }
    }
    return frames
  }

  /// The pieces, with spaces that are wider than the bar reduced so that views stay in it.
  private static func kept(_ pieces: [Piece], in room: CGFloat) -> [Piece] {
    let views = pieces.filter(isView).reduce(0) { $0 + width(of: $1) }
    return pieces.map { piece in
      guard case .fixed(let width) = piece, width > room else { return piece }
      return .fixed(max(0, room - views))
    }
  }

  /// The pieces, reduced to a width.
  ///
  /// The widest of the views that shrink are reduced first; flexible spaces between views keep the
  /// default gap.
  private static func fitted(_ pieces: [Piece], in room: CGFloat) -> [Piece] {
    let inner = pieces.drop { !isView($0) }.reversed().drop { !isView($0) }
    let gaps = CGFloat(gapCount(pieces) + inner.count { $0 == .flexible }) * ToolbarMetrics.itemGap
    let shrinkable = pieces.filter(shrinks).map(width)
    let others = pieces.filter { !shrinks($0) }.reduce(gaps) { $0 + width(of: $1) }
    guard let limit = limit(of: shrinkable, in: max(0, room - others)) else { return pieces }
    return pieces.map { piece in
      guard case .view(var size, shrinks: true) = piece else { return piece }
      size.width = min(size.width, limit)
      return .view(size, shrinks: true)
    }
  }

  /// The largest width that lets all fit; nil if they fit without a limit.
  private static func limit(of widths: [CGFloat], in room: CGFloat) -> CGFloat? {
    var rest = room
    for (index, width) in widths.sorted().enumerated() {
      let share = rest / CGFloat(widths.count - index)
      if width > share { return share }
      rest -= width
    }
    return nil
  }

  private static func shrinks(_ piece: Piece) -> Bool {
    if case .view(_, shrinks: true) = piece { true } else { false }
  }

  /// The number of adjacent views without a space between them.
  private static func gapCount(_ pieces: [Piece]) -> Int {
    zip(pieces, pieces.dropFirst()).count { isView($0) && isView($1) }
  }

  private static func isView(_ piece: Piece) -> Bool {
    if case .view = piece { true } else { false }
  }

  private static func width(of piece: Piece) -> CGFloat {
    switch piece {
    case .view(let size, _): size.width
    case .fixed(let width): width
    case .flexible: 0
    }
  }
}
