import Foundation

/// A size along the direction of scrolling, and across it.
nonisolated struct FlowSize: Hashable, Sendable {
  var along: CGFloat
  var across: CGFloat

  init(_ size: CGSize, _ direction: UICollectionView.ScrollDirection) {
    let isVertical = direction == .vertical
    along = max(0, (isVertical ? size.height : size.width).finite)
    across = max(0, (isVertical ? size.width : size.height).finite)
  }
}

/// The lines of a section in a flow layout.
///
/// Items of one size are computed, not stored: a million of them cost what ten do.
nonisolated struct FlowSection: Sendable {
  /// The lengths around and between the items, in points.
  struct Margins: Hashable, Sendable {
    /// The length of the header and the footer.
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The insets along and across the direction of scrolling.
    var start: CGFloat = 0
    var end: CGFloat = 0
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
  }

  private enum Items: Sendable {
    case alike(FlowSize, perLine: Int, count: Int)
    /// The sizes, the sum of those before each item in its line, and each line's first item and
    /// length.
    case each([FlowSize], before: [CGFloat], lines: [(first: Int, length: CGFloat)])
  }

  let margins: Margins
  private let items: Items
  /// The room for items across the direction of scrolling.
  private let room: CGFloat
  /// The length of each line with the space after it.
  private let lines: RowHeights

  /// Makes a section of items of one size.
  init(_ size: FlowSize, count: Int, margins: Margins, breadth: CGFloat) {
    self.margins = margins
    room = breadth - margins.leading - margins.trailing
    let step = size.across + margins.itemSpacing
    let fitting =
      step > 0 ? ((room + margins.itemSpacing) / step + FlowSection.tolerance).rounded(.down) : 1
    let columns = Int(min(max(1, fitting), FlowSection.maximumPerLine))
    items = .alike(size, perLine: columns, count: count)
    lines = RowHeights(
      size.along + margins.lineSpacing, count: (count + columns - 1) / columns, isMeasured: true)
  }

  /// Makes a section of items of different sizes.
  init(_ sizes: [FlowSize], margins: Margins, breadth: CGFloat) {
    self.margins = margins
    room = breadth - margins.leading - margins.trailing
    var lines: [(first: Int, length: CGFloat)] = []
    var before: [CGFloat] = []
    var used: CGFloat = 0
    for (item, size) in sizes.enumerated() {
      let gaps = margins.itemSpacing * CGFloat(item - (lines.last?.first ?? 0))
      if lines.isEmpty || used + gaps + size.across > room + FlowSection.tolerance {
        lines.append((item, 0))
        used = 0
      }
      before.append(used)
      used += size.across
      lines[lines.count - 1].length = max(lines[lines.count - 1].length, size.along)
    }
    items = .each(sizes, before: before, lines: lines)
    self.lines = RowHeights(
      lines.lazy.map { HeightRun($0.length + margins.lineSpacing, isMeasured: true) })
  }

  /// The length of the section with its header and footer.
  var length: CGFloat {
    let content = lines.count > 0 ? lines.height - margins.lineSpacing : 0
    return margins.header + margins.start + content + margins.end + margins.footer
  }

  var count: Int {
    switch items {
    case .alike(_, _, let count): count
    case .each(let sizes, _, _): sizes.count
    }
  }

  /// The items in lines that are partly within a range along the section.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let base = margins.header + margins.start
    let first = lines.first(endingBelow: start - base)
    var last = lines.first(endingBelow: end - base)
    if last < lines.count, lines.top(of: last) < end - base { last += 1 }
    return firstItem(of: first)..<max(firstItem(of: first), firstItem(of: last))
  }

  /// An item's position along and across the section, and its size.
  func place(of item: Int) -> (along: CGFloat, across: CGFloat, size: FlowSize) {
    let line = line(of: item)
    let top = margins.header + margins.start + lines.top(of: line)
    switch items {
    case .alike(let size, let perLine, _):
      let (lead, gap) = spread(size.across * CGFloat(perLine), over: perLine)
      let column = CGFloat(item - line * perLine)
      return (top, margins.leading + lead + column * (size.across + gap), size)
    case .each(let sizes, let before, let list):
      let (first, end) = (list[line].first, firstItem(of: line + 1))
      let used = before[end - 1] + sizes[end - 1].across
      let isLast = line == list.count - 1
      let (lead, gap) = isLast ? (0, margins.itemSpacing) : spread(used, over: end - first)
      let size = sizes[item]
      let shift = (list[line].length - size.along) / 2
      return (
        top + shift, margins.leading + lead + before[item] + gap * CGFloat(item - first), size
      )
    }
  }

  /// The space before the first and between items that fill a line; a single one is in the middle.
  private func spread(_ used: CGFloat, over count: Int) -> (lead: CGFloat, gap: CGFloat) {
    count == 1 ? ((room - used) / 2, 0) : (0, (room - used) / CGFloat(count - 1))
  }

  private func line(of item: Int) -> Int {
    switch items {
    case .alike(_, let perLine, _): return item / perLine
    case .each(_, _, let list): return list.partitioningIndex { $0.first > item } - 1
    }
  }

  private func firstItem(of line: Int) -> Int {
    switch items {
    case .alike(_, let perLine, let count): min(line * perLine, count)
    case .each(let sizes, _, let list): line < list.count ? list[line].first : sizes.count
    }
  }

  /// A limit for items without a width.
  private static let maximumPerLine: CGFloat = 1_000_000
  /// The points by which a line may be too wide, because of rounding.
  private static let tolerance: CGFloat = 0.0001
}
