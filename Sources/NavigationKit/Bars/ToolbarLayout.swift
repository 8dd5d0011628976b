import Foundation

/// Where a toolbar's items go: a function of their widths and nothing else.
nonisolated enum ToolbarLayout {
  /// An item as layout sees it.
  enum Piece: Hashable, Sendable {
    /// A button or view of a size.
    case view(CGSize)
    /// A space of a width.
    case fixed(CGFloat)
    /// A space that shares what is left over with the others of its kind.
    case flexible
  }

  /// The frames of the views, in the order of the pieces; spaces have none.
  static func frames(_ pieces: [Piece], in bounds: CGRect, margin: CGFloat) -> [CGRect] {
    let gaps = CGFloat(max(0, gapCount(pieces))) * BarMetrics.itemGap
    let fixed = pieces.reduce(gaps) { $0 + width(of: $1) }
    let flexible = pieces.count { $0 == .flexible }
    let spare = max(0, bounds.width - 2 * margin - fixed)
    let share = flexible > 0 ? spare / CGFloat(flexible) : 0
    var x = bounds.minX + margin
    var frames: [CGRect] = []
    var previousIsView = false
    for piece in pieces {
      switch piece {
      case .view(let size):
        if previousIsView { x += BarMetrics.itemGap }
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

  /// How many views stand next to each other with no space of the owner's between.
  private static func gapCount(_ pieces: [Piece]) -> Int {
    zip(pieces, pieces.dropFirst()).count { isView($0) && isView($1) }
  }

  private static func isView(_ piece: Piece) -> Bool {
    if case .view = piece { true } else { false }
  }

  private static func width(of piece: Piece) -> CGFloat {
    switch piece {
    case .view(let size): size.width
    case .fixed(let width): width
    case .flexible: 0
    }
  }
}
