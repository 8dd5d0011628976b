public import Foundation

/// A row of a list in a collection view, or the header or footer of such a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The default content at the cell's place, without texts and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    list?.content ?? .cell()
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    list?.background ?? .listPlainCell()
  }

  /// The accessories at the row's ends.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// How deep the row is inside others; a section's snapshot sets it.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far one level is indented, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories at the leading end are indented, too; true unless set.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  // MARK: In the list

  /// Where it is; nil outside of a list.
  private var list: ListPlace?
  /// Whether the rows inside the row are shown; nil if there are none.
  var isExpanded: Bool? {
    didSet {
      guard isExpanded != oldValue else { return }
      setNeedsLayout()
      // The disclosure turns along with the rows that come or go.
      if window != nil { layoutIfNeeded() }
    }
  }
  private var shown: [ListAccessory] = []
  /// The actions of a row that is swiped aside; nil if none are visible.
  var pull: CellSwipe? { didSet { reachDidChange() } }
  var isLiftedByMenu = false
  /// The distance of the finger that drags the row from the row's middle.
  fileprivate var gripDistance: CGFloat = 0
  private(set) var separatorGuide: UILayoutGuide?
  /// The guide that separators begin and end with; it reaches from the row's text to the row's end,
  /// unless constraints say otherwise.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = makeSeparatorGuide()
    separatorGuide = guide
    return guide
  }

  override var minimumHeight: CGFloat { list?.minimumHeight ?? TableMetrics.rowHeight }

  override func applyListPlace(_ place: ListPlace) {
    guard place != list else { return }
    let hasDefaultBackground =
      backgroundConfiguration == nil
      || backgroundConfiguration == list?.background.updated(for: configurationState)
    list = place
    if hasDefaultBackground {
      backgroundConfiguration = place.background.updated(for: configurationState)
    }
    reachDidChange()
    setNeedsLayout()
  }

  /// Whether a tap on the row shows or hides the rows inside it.
  var togglesOnTap: Bool { shown.contains { $0.togglesRow(isHeader: list?.role == .header) } }

  override func editingDidChange() {
    setNeedsLayout()
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    for accessory in shown {
      accessory.show(isSelected: state.isSelected, isInSidebar: isInSidebar)
    }
  }

  private var isInSidebar: Bool { list?.appearance.isSidebar == true }

  private func showAccessories() {
    for old in shown { old.view.removeFromSuperview() }
    shown = UICellAccessory.placed(accessories).map { accessory in
      ListAccessory(accessory, label: contentView.firstText ?? "") { [weak self] in
        self.map { $0.collectionView?.toggle($0) }
      }
    }
    for new in shown { addSubview(new.view) }
    setNeedsLayout()
  }

  // MARK: Layout

  override func placeContent() {
    for accessory in shown {
      let isShown = accessory.accessory.isShown(isEditing: isEditing)
      accessory.view.stateAlpha = isShown ? 1 : 0
      accessory.show(isSelected: isSelected, isInSidebar: isInSidebar)
      accessory.view.isUserInteractionEnabled = isShown
      if case .outline = accessory.accessory.kind { turn(accessory.view) }
    }
    let visible = shown.filter { $0.accessory.isShown(isEditing: isEditing) }
    let start = placeLeading(visible.filter(\.accessory.isLeading))
    let end = placeTrailing(visible.filter { !$0.accessory.isLeading })
    contentView.frame = pulled(
      CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height))
    configuredView?.frame = contentView.bounds
    contentView.layoutIfNeeded()
    pull?.place(in: self)
  }

  /// Points a disclosure down while the row is expanded.
  private func turn(_ view: UIView) {
    let angle = isRightToLeft ? -CGFloat.pi / 2 : .pi / 2
    view.transform = isExpanded == true ? CGAffineTransform(rotationAngle: angle) : .identity
  }

  /// Places accessories from the leading end; returns where the content begins.
  private func placeLeading(_ accessories: [ListAccessory]) -> CGFloat {
    let indent = CGFloat(indentationLevel) * indentationWidth
    guard !accessories.isEmpty else { return indent }
    var next = margin + (indentsAccessories ? indent : 0)
    for accessory in accessories {
      place(accessory, from: next)
      next += accessory.width + RowAccessory.leadingGap
    }
    return next - margin + (indentsAccessories ? 0 : indent)
  }

  /// Places accessories up to the trailing end; returns where the content ends.
  private func placeTrailing(_ accessories: [ListAccessory]) -> CGFloat {
    guard !accessories.isEmpty else { return bounds.width }
    var end = bounds.width - margin
    for accessory in accessories.reversed() {
      end -= accessory.width
      place(accessory, from: end)
      end -= TableMetrics.gap
    }
    // The content ends with a margin of its own.
    return end + margin
  }

  private func place(_ accessory: ListAccessory, from start: CGFloat) {
    let size = accessory.size(inRowOf: bounds.height)
    let middle = start + accessory.width / 2
    let top = (bounds.height - size.height) / 2
    accessory.view.bounds.size = size
    let frame = pulled(
      CGRect(
        x: middle - size.width / 2, y: accessory.isText ? top : top.rounded(),
        width: size.width, height: size.height))
    accessory.view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    guard attributes.estimates == [.vertical] else { return super.fittingSize(for: attributes) }
    layoutIfNeeded()
    let width = attributes.size.width
    let height = configuredHeight(width: width) ?? constrainedHeight(width: width) ?? 0
    return CGSize(width: width, height: max(height, minimumHeight))
  }

  // MARK: Separators and shape

  override func paintInFront(on canvas: inout Canvas) { paintLines(on: &canvas) }
  override func cut(to bounds: CGRect) -> ViewCut {
    list?.shape?.cut(bounds) ?? super.cut(to: bounds)
  }
  override var isClipped: Bool { clipsToBounds || list?.shape != nil || pull != nil }
}

extension UICollectionViewListCell: SeparatedRow {
  var lines: RowLines { list?.lines ?? RowLines() }
  var lineColor: UIColor? { list?.separators?.color ?? .separator }
  var explicitSeparatorInset: UIEdgeInsets? { nil }
  var covered: (leading: CGFloat, trailing: CGFloat) { (0, 0) }
  var mainTextLabel: UILabel? { nil }

  /// The collection view that it is in.
  var collectionView: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }
      .first
  }
}

extension UICollectionViewListCell: SwipedRow, GrippedRow {
  var swipedList: (any SwipedList)? { collectionView }

  func gripDidMove(_ press: UIGestureRecognizer) {
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
    let y = press.location(in: collectionView).y
    if press.state == .began {
      gripDistance = y - convert(CGPoint(x: 0, y: bounds.midY), to: collectionView).y
      _ = collectionView.beginMoving(path, byDefault: true)
    }
    let middle = convert(CGPoint(x: bounds.midX, y: 0), to: collectionView).x
    collectionView.moveItem(by: press.state, to: CGPoint(x: middle, y: y - gripDistance))
  }
}
