import Foundation

extension UICollectionViewCompositionalLayout {
  private typealias Attributes = UICollectionViewLayoutAttributes

  // MARK: Preparing

  func arranged(in view: UICollectionView) -> CompositionalArrangement {
    let axis: NSLayoutConstraint.Axis =
      configuration.scrollDirection == .vertical ? .vertical : .horizontal
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    let sides = sides(of: view, .automatic)
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: room, contentInsets: sides),
      traitCollection: view.traitCollection)
    self.environment = environment
    let sizes = Dictionary(grouping: measured, by: \.key.path.section)
    let sections = view.counts.enumerated().map { index, count in
      let section = section(index, in: environment)
      handlers[index] = section.visibleItemsInvalidationHandler
      lists[index] = section.list
      if index == 0 { view.applyListBackground(section.list?.backgroundColor) }
      var place = CompositionalSection(
        section.form(
          along: axis, sides: self.sides(of: view, section.contentInsetsReference),
          in: environment, isFirst: index == 0), count: count, axis: axis,
        container: room)
      for (element, size) in sizes[index] ?? [] { _ = place.apply(size, for: element) }
      return place
    }
    let frame = CompositionalSection.Form(
      group: LayoutNode(
        size: LayoutLengths(width: .fractionalWidth(1), height: .absolute(0))),
      insets: sides,
      boundaries: configuration.boundarySupplementaryItems.map { $0.boundary(along: axis) })
    return CompositionalArrangement(
      sections, in: CompositionalSection(frame, count: 0, axis: axis, container: room),
      spacing: configuration.interSectionSpacing)
  }

  /// The side insets of sections besides their own, as far as the collection view does not have them
  /// itself.
  private func sides(
    of view: UICollectionView, _ reference: UIContentInsetsReference
  ) -> NSDirectionalEdgeInsets {
    guard configuration.scrollDirection == .vertical else { return .zero }
    let (own, kept) = (insets(of: view, reference), view.adjustedContentInset)
    let (left, right) = (max(0, own.left - kept.left), max(0, own.right - kept.right))
    return view.isRightToLeft
      ? NSDirectionalEdgeInsets(leading: right, trailing: left)
      : NSDirectionalEdgeInsets(leading: left, trailing: right)
  }

  private func insets(
    of view: UICollectionView, _ reference: UIContentInsetsReference
  ) -> UIEdgeInsets {
    switch reference {
    case .automatic:
      let whole = configuration.contentInsetsReference
      return insets(of: view, whole == .automatic ? .safeArea : whole)
    case .none: return .zero
    case .safeArea: return view.safeAreaInsets
    case .layoutMargins: return view.layoutMargins
    case .readableContent:
      let readable = view.readableContentGuide.layoutFrame
      return UIEdgeInsets(
        left: readable.minX - view.bounds.minX, right: view.bounds.maxX - readable.maxX)
    }
  }

  /// Gives a measured element its size.
  func applyMeasuredSize(of element: CollectionElement) {
    guard let size = measured[element], element.path.count == 2 else { return }
    _ = arrangement?.change(element.path.section) { $0.apply(size, for: element) }
  }

  private func offset(of section: Int) -> CGFloat {
    collectionView?.offset(ofSection: section) ?? 0
  }

  // MARK: Elements in view

  func elements(
    in rect: CGRect, of arrangement: CompositionalArrangement
  ) -> [UICollectionViewLayoutAttributes] {
    let whole = arrangement.frame.form.boundaries.indices.compactMap { index in
      boundary(
        arrangement.frame.form.boundaries[index].kind, at: IndexPath(index: index),
        of: arrangement)
    }
    return arrangement.sections(in: arrangement.axis.span(of: rect)).reduce(into: whole) {
      $0 += elements(in: rect, ofSection: $1, of: arrangement)
    }
  }

  private func elements(
    in rect: CGRect, ofSection index: Int, of arrangement: CompositionalArrangement
  ) -> [Attributes] {
    let section = arrangement.sections[index]
    let origin = arrangement.origin(of: index)
    let own = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    let range = section.items(in: own, offset: offset(of: index))
    let places = section.items(range, offset: offset(of: index))
    let items = zip(range, places).flatMap { item, place in
      let attributes = cell(
        at: IndexPath(item: item, section: index), place, of: arrangement)
      return [attributes] + place.attachments.map { badge($0, at: attributes) }
    }
    let boundaries = section.form.boundaries.enumerated().compactMap { number, view in
      boundary(
        view.kind, at: IndexPath(item: section.form.number(of: number), section: index),
        ofSectionIn: arrangement)
    }
    let decorations = section.form.decorations.compactMap {
      decoration($0.kind, at: IndexPath(item: 0, section: index), of: arrangement)
    }
    let all = items + boundaries
    notify(handlers[index], of: all, section: index)
    return all + decorations
  }

  private func notify(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?, of items: [Attributes],
    section: Int
  ) {
    guard let handler, let environment, let collectionView else { return }
    let axis = arrangement?.sections[section].groupAxis ?? .horizontal
    let offset =
      sectionScroll(of: section) == nil
      ? collectionView.contentOffset : axis.point(along: offset(of: section), across: 0)
    handler(items.map(VisibleAttributes.init), offset, environment)
  }

  // MARK: Single elements

  func item(
    at path: IndexPath, of arrangement: CompositionalArrangement
  ) -> (attributes: UICollectionViewLayoutAttributes, place: GroupPlacement.Item)? {
    guard path.count == 2, arrangement.sections.indices.contains(path.section),
      0..<arrangement.sections[path.section].count ~= path.item
    else { return nil }
    let section = arrangement.sections[path.section]
    let place = section.item(path.item, offset: offset(of: path.section))
    return (cell(at: path, place, of: arrangement), place)
  }

  private func cell(
    at path: IndexPath, _ place: GroupPlacement.Item, of arrangement: CompositionalArrangement
  ) -> Attributes {
    let origin = arrangement.origin(of: path.section)
    let attributes = attributes(
      of: .item(path), place.frame.offsetBy(dx: origin.x, dy: origin.y))
    attributes.estimates = place.size.estimates
    let section = arrangement.sections[path.section]
    attributes.scrolls = section.form.scrolling != nil
    attributes.list = listPlace(of: path, in: section)
    return attributes
  }

  func badge(
    _ kind: String, at path: IndexPath, of arrangement: CompositionalArrangement
  ) -> UICollectionViewLayoutAttributes? {
    guard let item = item(at: path, of: arrangement) else { return nil }
    return item.place.attachments.first { $0.kind == kind }
      .map { badge($0, at: item.attributes) }
  }

  private func badge(_ view: LayoutNode.Attachment, at item: Attributes) -> Attributes {
    let attributes = Attributes(forSupplementaryViewOfKind: view.kind, with: item.indexPath)
    attributes.frame = view.frame(at: item.frame)
    attributes.zIndex = view.zIndex
    attributes.scrolls = item.scrolls
    return attributes
  }

  func boundary(
    _ kind: String, at path: IndexPath, ofSectionIn arrangement: CompositionalArrangement
  ) -> UICollectionViewLayoutAttributes? {
    guard arrangement.sections.indices.contains(path.section) else { return nil }
    let section = arrangement.sections[path.section]
    guard let index = section.form.boundary(kind, numbered: path.item) else { return nil }
    let view = section.form.boundaries[index]
    let top = arrangement.top(of: path.section)
    let edges = visibleSpan.map { $0.lowerBound - top...max($0.lowerBound, $0.upperBound) - top }
    let frame = section.boundary(index, heldIn: view.isPinned ? edges : nil)
    let origin = arrangement.origin(of: path.section)
    let attributes = attributes(of: view, at: path, in: frame.offsetBy(dx: origin.x, dy: origin.y))
    attributes.list = section.form.list?.place(ofKind: kind)
    return attributes
  }

  func boundary(
    _ kind: String, at path: IndexPath, of arrangement: CompositionalArrangement
  ) -> UICollectionViewLayoutAttributes? {
    let views = arrangement.frame.form.boundaries
    guard path.count == 1, views.indices.contains(path[0]), views[path[0]].kind == kind
    else { return nil }
    let view = views[path[0]]
    let frame = arrangement.boundary(path[0], heldIn: view.isPinned ? visibleSpan : nil)
    return attributes(of: view, at: path, in: frame)
  }

  private func attributes(
    of view: BoundaryView, at path: IndexPath, in frame: CGRect
  ) -> Attributes {
    let attributes = Attributes(forSupplementaryViewOfKind: view.kind, with: path)
    attributes.frame = frame
    attributes.zIndex =
      view.isPinned ? view.zIndex + UICollectionViewLayout.pinnedDepth : view.zIndex
    attributes.estimates = path.count == 2 ? view.size.estimates : []
    return attributes
  }

  func decoration(
    _ kind: String, at path: IndexPath, of arrangement: CompositionalArrangement
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, arrangement.sections.indices.contains(path.section) else { return nil }
    let section = arrangement.sections[path.section]
    guard let index = section.form.decorations.firstIndex(where: { $0.kind == kind })
    else { return nil }
    let origin = arrangement.origin(of: path.section)
    let attributes = Attributes(forDecorationViewOfKind: kind, with: path)
    attributes.frame = section.decoration(index).offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex =
      section.form.decorations[index].zIndex + UICollectionViewLayout.backgroundDepth
    return attributes
  }

  /// The range in view between the insets.
  private var visibleSpan: ClosedRange<CGFloat>? {
    collectionView.flatMap { view in
      arrangement?.axis.span(of: view.bounds.inset(by: view.adjustedContentInset))
    }
  }
}

extension CompositionalSection {
  /// Takes over the measured size of an item, header or footer; returns whether it changes anything.
  nonisolated mutating func apply(_ size: CGSize, for element: CollectionElement) -> Bool {
    if element.item != nil { return measure(element.path.item, as: size) }
    guard let index = form.boundary(element.kind, numbered: element.path.item)
    else { return false }
    return measureBoundary(index, as: size)
  }
}

nonisolated extension CompositionalSection.Form {
  /// The number of a header or footer among those of its kind.
  func number(of index: Int) -> Int {
    boundaries[..<index].count { $0.kind == boundaries[index].kind }
  }

  /// The header or footer with a number among those of a kind.
  func boundary(_ kind: String, numbered number: Int) -> Int? {
    let own = boundaries.indices.filter { boundaries[$0].kind == kind }
    return own.indices.contains(number) ? own[number] : nil
  }
}

nonisolated extension LayoutLengths {
  /// The axes along which content decides the size.
  var estimates: Set<NSLayoutConstraint.Axis> {
    Set((width.isEstimated ? [.horizontal] : []) + (height.isEstimated ? [.vertical] : []))
  }
}
