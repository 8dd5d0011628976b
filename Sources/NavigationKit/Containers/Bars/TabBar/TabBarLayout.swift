import Foundation

/// The frames of a bar's tabs, computed from the widths of their contents.
nonisolated struct TabBarLayout: Hashable, Sendable {
  /// How tabs are distributed over a bar.
  enum Distribution: Hashable, Sendable {
    /// Over the bar's whole width, in equal parts.
    case fill
    /// Centred, all with the same width and spacing, in points; 0 stands for the default value.
    case centered(width: CGFloat, spacing: CGFloat)
  }

  /// The tabs' frames in the order of the tabs; from right to left in right-to-left layouts.
  let frames: [CGRect]

  /// Lays out tabs from the widths of their contents, in points.
  init(_ widths: [CGFloat], in space: CGRect, distribution: Distribution, isRightToLeft: Bool) {
    let (start, step, width) = TabBarLayout.row(of: widths, in: space, distribution: distribution)
    let edge = { (place: CGFloat) in (start + place * step).rounded() }
    let ordered = widths.indices.map { index in
      let left = edge(CGFloat(index))
      let right = width == step ? edge(CGFloat(index + 1)) : left + width
      return CGRect(x: left, y: space.minY, width: right - left, height: space.height)
    }
    frames = isRightToLeft ? ordered.map { $0.mirrored(in: space) } : ordered
  }

  /// The first tab's left edge, the distance from one tab to the next, and the width of each, in
  /// points.
  private static func row(
    of widths: [CGFloat], in space: CGRect, distribution: Distribution
  ) -> (start: CGFloat, step: CGFloat, width: CGFloat) {
    let count = CGFloat(max(1, widths.count))
    let part = space.width / count
    guard case .centered(let width, let spacing) = distribution else {
      return (space.minX, part, part)
    }
    let widest = (widths.max() ?? 0) + 2 * TabBarMetrics.centeredMargin
    let own = width > 0 ? width : max(TabBarMetrics.centeredWidth, widest.rounded(.up))
    let gap = spacing > 0 ? spacing : TabBarMetrics.centeredSpacing
    let whole = count * own + (count - 1) * gap
    // Tabs that are too wide to be centred fill the bar.
    guard whole <= space.width else { return (space.minX, part, part) }
    return (space.midX - whole / 2, own + gap, own)
  }
}
