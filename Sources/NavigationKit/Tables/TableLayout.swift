import Foundation

/// Where every row, header and footer of a table is, found in a few steps however many there are.
nonisolated struct TableLayout: Hashable, Sendable {
  /// How high the rows of a section are.
  enum Rows: Hashable, Sendable {
    /// All alike.
    case uniform(count: Int, height: CGFloat)
    /// Each its own: the bottom of each row below the first row's top.
    case measured(bottoms: [CGFloat])

    /// How many there are.
    var count: Int {
      switch self {
      case .uniform(let count, _): count
      case .measured(let bottoms): bottoms.count
      }
    }

    /// How high they are together.
    var height: CGFloat { top(of: count) }

    /// Where a row starts.
    func top(of row: Int) -> CGFloat {
      switch self {
      case .uniform(_, let height): height * CGFloat(row)
      case .measured(let bottoms): row == 0 ? 0 : bottoms[row - 1]
      }
    }

    /// The first row that ends below a position.
    func first(endingBelow y: CGFloat) -> Int {
      switch self {
      case .uniform(let count, let height):
        guard height > 0, y > 0 else { return y > 0 ? count : 0 }
        return Int(min(y / height, CGFloat(count)))
      case .measured(let bottoms):
        return partition(bottoms.count) { bottoms[$0] > y }
      }
    }
  }

  /// A section: its header, its rows and its footer, one below the other.
  struct Section: Hashable, Sendable {
    var header: CGFloat
    var rows: Rows
    var footer: CGFloat
    fileprivate(set) var top: CGFloat = 0

    init(header: CGFloat, rows: Rows, footer: CGFloat) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }

    var rowsTop: CGFloat { top + header }
    var footerTop: CGFloat { rowsTop + rows.height }
    var bottom: CGFloat { footerTop + footer }
  }

  /// The sections, from the top.
  let sections: [Section]
  /// How high everything is together.
  let height: CGFloat
  /// Where the view below the last section starts.
  let footerTop: CGFloat

  /// Stacks sections between what is above the first and below the last one.
  init(sections: [Section] = [], header: CGFloat = 0, footer: CGFloat = 0) {
    var top = header
    self.sections = sections.map { section in
      var section = section
      section.top = top
      top = section.bottom
      return section
    }
    footerTop = top
    height = top + footer
  }

  /// Whether a row is there.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  /// Where a row starts and ends.
  func span(of path: IndexPath) -> ClosedRange<CGFloat> {
    let section = sections[path.section]
    let top = section.rowsTop + section.rows.top(of: path.row)
    return top...(section.rowsTop + section.rows.top(of: path.row + 1))
  }

  /// The sections of which something lies between two positions.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = partition(sections.count) { sections[$0].bottom > top }
    let last = partition(sections.count) { sections[$0].top >= bottom }
    return first..<max(first, last)
  }

  /// The rows of which something lies between two positions.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections(from: top, to: bottom).flatMap { index in
      let section = sections[index]
      let first = section.rows.first(endingBelow: top - section.rowsTop)
      var paths: [IndexPath] = []
      var row = first
      while row < section.rows.count, section.rowsTop + section.rows.top(of: row) < bottom {
        paths.append(IndexPath(row: row, section: index))
        row += 1
      }
      return paths
    }
  }

  /// Where a section's header is shown: at its place, or held at the top while its rows are there.
  func headerTop(of index: Int, heldAt top: CGFloat?) -> CGFloat {
    let section = sections[index]
    guard let top else { return section.top }
    return max(section.top, min(top, section.footerTop - section.header))
  }
}

/// The first of `count` places from which on a condition holds, found by halving.
nonisolated private func partition(_ count: Int, where holds: (Int) -> Bool) -> Int {
  var low = 0
  var high = count
  while low < high {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
