import Foundation

/// Where the groups, headers, footers and decorations of a section are, from its own origin.
///
/// Groups that are alike are computed, not stored: a million items cost what ten do.
nonisolated struct CompositionalSection {
  /// The parts of a section.
  struct Form {
    var group: LayoutNode
    var groupSpacing: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero
    var boundaries: [BoundaryView] = []
    var boundariesFollowInsets = true
    var decorations: [Decoration] = []
    /// How groups scroll across the layout's direction; nil if they do not scroll.
    var scrolling: OrthogonalStops.Kind?
    var scrollingForm = SectionScroll.Form()
    /// The form of the section as a list; nil if it is none.
    var list: ListForm?
  }

  /// A view behind the section.
  struct Decoration: Hashable, Sendable {
    let kind: String
    let insets: NSDirectionalEdgeInsets
    let zIndex: Int
  }

  let form: Form
  let count: Int
  /// The direction that the layout scrolls in.
  let axis: NSLayoutConstraint.Axis
  /// The size for the section with its insets; fractions refer to the size without them.
  let container: CGSize
  private let template: GroupPlacement
  /// The measured sizes of items, and of headers and footers.
  private var measured: [Int: CGSize] = [:]
  private var measuredBoundaries: [Int: CGSize] = [:]
  /// The length of each group with the space after it.
  private var lengths: RowHeights
  /// The largest length across the groups' axis that a measured group has.
  private var largest: CGFloat = 0
  /// The length of the content besides groups.
  var filling: CGFloat = 0

  init(_ form: Form, count: Int, axis: NSLayoutConstraint.Axis, container: CGSize) {
    self.form = form
    self.count = count
    self.axis = axis
    self.container = container
    template = GroupPlacement(
      form.group, in: CGRect(origin: .zero, size: container).inset(by: form.insets).size)
    let perGroup = max(1, template.items.count)
    let groupAxis = form.scrolling == nil ? axis : axis.other
    lengths = RowHeights(
      groupAxis.length(of: template.size) + form.groupSpacing,
      count: template.items.isEmpty ? 0 : (count + perGroup - 1) / perGroup, isMeasured: false)
    if form.group.isEstimated, lengths.count > 0 { place(lengths.count - 1) }
  }

  /// The axis along which groups follow each other.
  var groupAxis: NSLayoutConstraint.Axis { form.scrolling == nil ? axis : axis.other }
  private var perGroup: Int { max(1, template.items.count) }
  private var room: CGSize { CGRect(origin: .zero, size: container).inset(by: form.insets).size }

  // MARK: Along the layout

  /// The length of the headers.
  var startLength: CGFloat { boundaryLength(at: .start) }
  private var endLength: CGFloat { boundaryLength(at: .end) }

  /// The length of all groups along their axis.
  var groupsLength: CGFloat { lengths.count > 0 ? lengths.height - form.groupSpacing : 0 }
  private var contentLength: CGFloat {
    guard form.scrolling != nil else { return groupsLength + filling }
    guard lengths.count > 0 else { return 0 }
    return measured.isEmpty ? axis.length(of: template.size) : largest
  }

  /// The section's length along the layout.
  var length: CGFloat {
    let insets = axis.insets(form.insets)
    return startLength + insets.start + contentLength + insets.end + endLength
  }

  /// The part in which groups scroll across the layout, with the insets at its ends.
  var scrolledFrame: CGRect {
    CGRect(
      origin: axis.point(along: startLength + axis.insets(form.insets).start, across: 0),
      size: axis.size(along: contentLength, across: axis.other.length(of: container)))
  }

  /// The size of the content that scrolls in that part.
  var scrolledSize: CGSize {
    let insets = groupAxis.insets(form.insets)
    return axis.size(
      along: contentLength, across: insets.start + groupsLength + insets.end)
  }

  /// Where groups that scroll come to rest.
  var stops: OrthogonalStops? {
    form.scrolling.map {
      OrthogonalStops(
        kind: $0, groups: lengths, spacing: form.groupSpacing,
        start: groupAxis.insets(form.insets).start,
        view: axis.other.length(of: container))
    }
  }

  // MARK: Items

  /// The items of groups that are partly within a rectangle, at an offset of the scrolled content.
  func items(in rect: CGRect, offset: CGFloat) -> Range<Int> {
    let origin = groupOrigin(offset)
    let span = groupAxis.span(of: rect)
    let start = groupAxis.position(of: origin)
    let first = lengths.first(endingBelow: span.lowerBound - start)
    var end = lengths.first(endingBelow: span.upperBound - start)
    if end < lengths.count, lengths.top(of: end) < span.upperBound - start { end += 1 }
    return min(
      count, first * perGroup)..<max(
        min(count, first * perGroup), min(count, end * perGroup))
  }

  /// An item's place, at an offset of the scrolled content.
  func item(_ item: Int, offset: CGFloat) -> GroupPlacement.Item {
    items(item..<item + 1, offset: offset)[0]
  }

  /// The places of items, at an offset of the scrolled content; each group is computed once.
  func items(_ range: Range<Int>, offset: CGFloat) -> [GroupPlacement.Item] {
    guard !range.isEmpty else { return [] }
    let origin = groupOrigin(offset)
    return (range.lowerBound / perGroup...(range.upperBound - 1) / perGroup).flatMap { index in
      let first = index * perGroup
      let items = range.clamped(to: first..<first + perGroup)
      let shift = groupAxis.point(along: lengths.top(of: index), across: 0)
      return group(index).items[items.lowerBound - first..<items.upperBound - first].map { item in
        var item = item
        item.frame = item.frame.offsetBy(dx: origin.x + shift.x, dy: origin.y + shift.y)
        return item
      }
    }
  }

  /// Where the first group is.
  private func groupOrigin(_ offset: CGFloat) -> CGPoint {
    axis.point(
      along: startLength + axis.insets(form.insets).start,
      across: axis.other.insets(form.insets).start - (form.scrolling == nil ? 0 : offset))
  }

  private func group(_ index: Int) -> GroupPlacement {
    let first = index * perGroup
    let isLast = first + perGroup > count
    let isMeasured = (first..<first + perGroup).contains { measured[$0] != nil }
    guard form.group.isEstimated, isLast || isMeasured else { return template }
    return GroupPlacement(form.group, in: room, limit: count - first) { measured[first + $0] }
  }

  // MARK: Measured sizes

  /// Takes over an item's measured size; returns whether that changes anything.
  mutating func measure(_ item: Int, as size: CGSize) -> Bool {
    guard measured[item] != size, item < count else { return false }
    measured[item] = size
    place(item / perGroup)
    return true
  }

  private mutating func place(_ index: Int) {
    let size = group(index).size
    let length = groupAxis.length(of: size) + form.groupSpacing
    if !measured.isEmpty { largest = max(largest, groupAxis.other.length(of: size)) }
    lengths.replaceSubrange(
      index..<index + 1, with: RowHeights(length, count: 1, isMeasured: true))
  }

  // MARK: Headers, footers and decorations

  /// The frame of a header or footer; a pinned one is held between the edges, if given.
  func boundary(_ index: Int, heldIn edges: ClosedRange<CGFloat>?) -> CGRect {
    let view = form.boundaries[index]
    let size = boundarySize(index)
    let room = boundaryRoom
    let before = boundaryLength(at: view.side, before: index) + view.spaceBefore
    let own: CGFloat =
      switch view.side {
      case .start: view.extends ? before : startLength
      case .end:
        length - endLength + (view.extends ? before : -axis.length(of: size))
      }
    let held = edges.map { view.held(own, in: $0, length: axis.length(of: size), section: length) }
    let across = view.across(axis.other.length(of: size), in: axis.other.span(of: room), axis)
    let origin = axis.point(along: held ?? own, across: across)
    return CGRect(origin: origin, size: size)
      .offsetBy(dx: view.offset.x, dy: view.offset.y)
  }

  /// Takes over a header's or footer's measured size; returns whether that changes anything.
  mutating func measureBoundary(_ index: Int, as size: CGSize) -> Bool {
    guard measuredBoundaries[index] != size else { return false }
    measuredBoundaries[index] = size
    return true
  }

  private var boundaryRoom: CGRect {
    let whole = CGRect(origin: .zero, size: container)
    return form.boundariesFollowInsets ? whole.inset(by: form.insets) : whole
  }

  private func boundarySize(_ index: Int) -> CGSize {
    form.boundaries[index].size.resolved(
      in: boundaryRoom.size, measured: measuredBoundaries[index])
  }

  /// The length of those before one, or of all, that are at a side and make the section longer.
  private func boundaryLength(at side: BoundaryView.Side, before end: Int? = nil) -> CGFloat {
    form.boundaries.prefix(end ?? form.boundaries.count).indices
      .filter { form.boundaries[$0].side == side && form.boundaries[$0].extends }
      .reduce(0) { $0 + form.boundaries[$1].spaceBefore + axis.length(of: boundarySize($1)) }
  }

  /// The frame of a decoration.
  func decoration(_ index: Int) -> CGRect {
    CGRect(
      origin: .zero, size: axis.size(along: length, across: axis.other.length(of: container))
    ).inset(by: form.decorations[index].insets)
  }
}
