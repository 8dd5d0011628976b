import Foundation

/// Where the tabs of a bar go: a function of their number and widths and nothing else.
nonisolated struct TabBarLayout: Hashable, Sendable {
  /// How tabs are spread over a bar.
  enum Spread: Hashable, Sendable {
    /// All of the bar's width, in equal parts.
    case fill
    /// In the middle, each as wide as the widest; 0 stands for the usual width or spacing.
    case centered(width: CGFloat, spacing: CGFloat)
  }

  /// The tabs' frames in their order, which is mirrored where lines start at the right.
  let frames: [CGRect]

  /// Lays out tabs whose contents are so wide.
  init(_ widths: [CGFloat], in space: CGRect, spread: Spread, isRightToLeft: Bool) {
    let (start, step, width) = TabBarLayout.row(of: widths, in: space, spread: spread)
    let edge = { (place: CGFloat) in (start + place * step).rounded() }
    let ordered = widths.indices.map { index in
      let left = edge(CGFloat(index))
      let right = width == step ? edge(CGFloat(index + 1)) : left + width
      return CGRect(x: left, y: space.minY, width: right - left, height: space.height)
    }
    frames = isRightToLeft ? ordered.map { TabBarLayout.mirrored($0, in: space) } : ordered
  }

  /// Where the first tab starts, from one to the next, and how wide each is.
  private static func row(
    of widths: [CGFloat], in space: CGRect, spread: Spread
  ) -> (start: CGFloat, step: CGFloat, width: CGFloat) {
    let count = CGFloat(max(1, widths.count))
    let part = space.width / count
    guard case .centered(let width, let spacing) = spread else { return (space.minX, part, part) }
    let widest = (widths.max() ?? 0) + 2 * TabBarMetrics.centeredMargin
    let own = width > 0 ? width : max(TabBarMetrics.centeredWidth, widest.rounded(.up))
    let gap = spacing > 0 ? spacing : TabBarMetrics.centeredSpacing
    let whole = count * own + (count - 1) * gap
    // Where all do not fit in the middle, they fill the bar.
    guard whole <= space.width else { return (space.minX, part, part) }
    return (space.midX - whole / 2, own + gap, own)
  }

  private static func mirrored(_ frame: CGRect, in space: CGRect) -> CGRect {
    CGRect(
      x: space.minX + space.maxX - frame.maxX, y: frame.minY, width: frame.width,
      height: frame.height)
  }
}
