import Foundation

/// The sections of a flow layout, one after the other in the direction of scrolling.
nonisolated struct FlowArrangement: Sendable {
  let sections: [FlowSection]
  let direction: UICollectionView.ScrollDirection
  let breadth: CGFloat
  private let lengths: RowHeights

  init(
    _ sections: [FlowSection] = [], breadth: CGFloat = 0,
    direction: UICollectionView.ScrollDirection = .vertical
  ) {
    self.sections = sections
    self.breadth = breadth
    self.direction = direction
    lengths = RowHeights(sections.lazy.map { HeightRun($0.length, isMeasured: true) })
  }

  /// The size of all sections.
  var size: CGSize {
    rect(along: 0, across: 0, length: lengths.height, breadth: breadth).size
  }

  /// The range of a rectangle in the direction of scrolling.
  func span(of rect: CGRect) -> ClosedRange<CGFloat> {
    direction == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }

  /// The sections that are partly within a range.
  func sections(in span: ClosedRange<CGFloat>) -> Range<Int> {
    let first = lengths.first(endingBelow: span.lowerBound)
    var end = lengths.first(endingBelow: span.upperBound)
    if end < sections.count, lengths.top(of: end) < span.upperBound { end += 1 }
    return first..<max(first, end)
  }

  /// The items of a section in lines that are partly within a range.
  func items(of section: Int, in span: ClosedRange<CGFloat>) -> Range<Int> {
    let top = lengths.top(of: section)
    return sections[section].items(from: span.lowerBound - top, to: span.upperBound - top)
  }

  func frame(of path: IndexPath) -> CGRect {
    let place = sections[path.section].place(of: path.item)
    return rect(
      along: lengths.top(of: path.section) + place.along, across: place.across,
      length: place.size.along, breadth: place.size.across)
  }

  /// A header's frame; it sticks to a position, if given, while its items pass below it.
  func header(of section: Int, heldAt edge: CGFloat? = nil) -> CGRect {
    let margins = sections[section].margins
    let (top, end) = (lengths.top(of: section), lengths.top(of: section + 1))
    let held = edge.map { max(top, min($0, end - margins.footer - margins.header)) } ?? top
    return rect(along: held, across: 0, length: margins.header, breadth: breadth)
  }

  /// A footer's frame; it sticks to a position, if given, while its items pass below it.
  func footer(of section: Int, heldAt edge: CGFloat? = nil) -> CGRect {
    let margins = sections[section].margins
    let own = lengths.top(of: section + 1) - margins.footer
    let first = lengths.top(of: section) + margins.header
    let held = edge.map { min(own, max($0 - margins.footer, first)) } ?? own
    return rect(along: held, across: 0, length: margins.footer, breadth: breadth)
  }

  private func rect(
    along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat
  ) -> CGRect {
    direction == .vertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }
}
