import Foundation

/// The places of the tabs that the user can drag to the bar, in rows as long as the width allows.
nonisolated struct TabGridLayout: Hashable, Sendable {
  /// The tabs' frames, row by row from the top leading corner.
  let frames: [CGRect]

  /// Lays out a number of tabs at the top of a space.
  init(_ count: Int, in space: CGRect, isRightToLeft: Bool) {
    let size = TabBarMetrics.gridCell
    let columns = max(1, Int(space.width / size.width))
    let width = space.width / CGFloat(columns)
    frames = (0..<count).map { index in
      let column = isRightToLeft ? columns - 1 - index % columns : index % columns
      return CGRect(
        x: (space.minX + CGFloat(column) * width).rounded(),
        y: space.minY + CGFloat(index / columns) * size.height, width: width.rounded(.down),
        height: size.height)
    }
  }

  /// The items of a bar once one of them, or another one, was put at an index; what was there takes
  /// the place of the one that came, if that was in the bar.
  static func placing<Item: Equatable>(_ item: Item, at index: Int, in bar: [Item]) -> [Item] {
    guard bar.indices.contains(index) else { return bar }
    var placed = bar
    if let old = bar.firstIndex(of: item) { placed[old] = bar[index] }
    placed[index] = item
    return placed
  }
}
