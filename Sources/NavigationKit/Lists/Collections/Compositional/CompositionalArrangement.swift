import Foundation

/// The sections of a compositional layout, one after the other in the direction of scrolling.
nonisolated struct CompositionalArrangement {
  private(set) var sections: [CompositionalSection]
  let axis: NSLayoutConstraint.Axis
  private let spacing: CGFloat
  /// The size across the direction of scrolling.
  private let breadth: CGFloat
  /// The headers and footers of the whole layout, and their container.
  let frame: CompositionalSection
  /// The length of each section with the space after it.
  private var lengths: RowHeights

  /// - Parameter frame: A section without items that has the whole layout's headers and footers.
  init(
    _ sections: [CompositionalSection], in frame: CompositionalSection, spacing: CGFloat = 0
  ) {
    self.sections = sections
    self.frame = frame
    self.spacing = spacing
    axis = frame.axis
    breadth = axis.other.length(of: frame.container)
    lengths = RowHeights(
      sections.lazy.map { HeightRun($0.length + spacing, isMeasured: true) })
  }

  private var sectionsLength: CGFloat { sections.isEmpty ? 0 : lengths.height - spacing }
  /// The size of all sections.
  var size: CGSize { axis.size(along: frame.length + sectionsLength, across: breadth) }

  /// Where a section begins.
  func top(of section: Int) -> CGFloat { frame.startLength + lengths.top(of: section) }

  /// The point from which a section's frames count.
  func origin(of section: Int) -> CGPoint { axis.point(along: top(of: section), across: 0) }

  /// The sections that are partly within a range.
  func sections(in span: ClosedRange<CGFloat>) -> Range<Int> {
    let start = frame.startLength
    let first = lengths.first(endingBelow: span.lowerBound - start)
    var end = lengths.first(endingBelow: span.upperBound - start)
    if end < sections.count, lengths.top(of: end) < span.upperBound - start { end += 1 }
    return first..<max(first, end)
  }

  /// The frame of a header or footer of the whole layout.
  func boundary(_ index: Int, heldIn edges: ClosedRange<CGFloat>?) -> CGRect {
    var whole = frame
    whole.filling = sectionsLength
    return whole.boundary(index, heldIn: edges)
  }

  /// Changes a section, whose length may then be another; returns what the change does.
  mutating func change(
    _ section: Int, by change: (inout CompositionalSection) -> Bool
  ) -> Bool {
    guard change(&sections[section]) else { return false }
    lengths.replaceSubrange(
      section..<section + 1,
      with: RowHeights(sections[section].length + spacing, count: 1, isMeasured: true))
    return true
  }
}
