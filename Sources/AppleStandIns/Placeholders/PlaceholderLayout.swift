import Foundation

/// Where the parts of a placeholder are: one above the other, in the middle.
struct PlaceholderLayout: Hashable {
  /// The symbol's place; nil if there is no room for it.
  let symbol: CGRect?
  let texts: [CGRect]

  init(bounds: CGRect, texts heights: [CGFloat]) {
    let width = max(0, bounds.width - 2 * Self.margin)
    let textHeight = heights.reduce(0, +)
    let hasRoom = textHeight + Self.symbolSide + Self.gap <= bounds.height
    let whole = textHeight + (hasRoom ? Self.symbolSide + Self.gap : 0)
    var y = bounds.minY + max(0, (bounds.height - whole) / 2)
    symbol =
      hasRoom
      ? CGRect(
        x: bounds.midX - Self.symbolSide / 2, y: y, width: Self.symbolSide, height: Self.symbolSide)
      : nil
    if hasRoom { y += Self.symbolSide + Self.gap }
    texts = heights.map { height in
      defer { y += height }
      return CGRect(x: bounds.minX + Self.margin, y: y, width: width, height: height)
    }
  }

  static let margin: CGFloat = 12
  private static let gap: CGFloat = 8
  private static let symbolSide: CGFloat = 32
}
