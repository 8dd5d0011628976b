import Foundation

/// A component of a picker: rows on a cylinder that a finger turns.
///
/// Its content are the unrolled rows, one below the other; the transforms of those in view roll
/// them up. It comes to rest with a row in the middle.
final class PickerWheel: UIScrollView {
  let component: Int
  private weak var picker: UIPickerView?
  /// The number of rows.
  private(set) var count = 0
  /// A row's height, in points.
  private(set) var rowHeight = PickerMetrics.rowHeight
  /// The selected row, or the one that the wheel is turning to by code; -1 without rows.
  private(set) var selectedRow = -1
  /// The views of the rows in view.
  private(set) var shownRows: [Int: UIView] = [:]
  private var spareViews: [UIView] = []
  /// The height for which the selected row was brought to the middle; nil once that is out of date.
  private var alignedHeight: CGFloat?

  init(component: Int, picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    decelerationRate = DecelerationRate(rawValue: PickerMetrics.deceleration)
    scrollDelegate = self
    let tap = UITapGestureRecognizer()
    tap.addAction(
      UIAction { [weak self] action in
        (action.sender as? UIGestureRecognizer).map { self?.turn(toRowUnder: $0) }
      })
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override var isContent: Bool { false }
  override var elementRole: StageElement.Role? { .picker }
  override var elementText: String? {
    guard selectedRow >= 0 else { return "" }
    let view = shownRows[selectedRow]
    return picker?.title(selectedRow, in: component) ?? (view as? UILabel)?.text
      ?? view?.firstText ?? ""
  }
  override var elementIsEnabled: Bool { count > 0 }
  override var elementValue: ElementValue? { elementText.map(ElementValue.text) }

  // MARK: Rows

  /// Asks for the rows again.
  func load(count: Int, rowHeight: CGFloat) {
    self.count = count
    self.rowHeight = rowHeight
    selectedRow = min(max(selectedRow, 0), count - 1)
    for view in shownRows.values { remove(view) }
    shownRows = [:]
    alignedHeight = nil
    setNeedsLayout()
  }

  /// Forgets the views that another delegate has made.
  func forgetViews() {
    for view in shownRows.values { view.removeFromSuperview() }
    shownRows = [:]
    spareViews = []
  }

  /// Selects a row by code.
  func select(_ row: Int, animated: Bool) {
    selectedRow = row
    layoutIfNeeded()
    setContentOffset(offset(of: row), animated: animated)
  }

  /// The distance from the wheel's top to the row in the middle, in points.
  private var margin: CGFloat { ((bounds.height - rowHeight) / 2).rounded(.down) }
  /// The middle of the row in the middle.
  private var middle: CGFloat { margin + rowHeight / 2 }
  private var curve: PickerCurve {
    PickerCurve(radius: bounds.height / 2, rowHeight: rowHeight)
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - margin)
  }

  /// The row nearest to the middle at an offset.
  private func row(at offset: CGPoint) -> Int {
    let row = ((offset.y + margin) / rowHeight).rounded()
    return Int(max(0, min(row, CGFloat(max(0, count - 1)))))
  }

  // MARK: Layout

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    contentInset = UIEdgeInsets(top: margin, bottom: bounds.height - margin - rowHeight)
    super.layoutSubviews()
    align()
    UIView.performWithoutAnimation { placeRows() }
  }

  /// Brings the selected row to the middle after the rows or the size have changed.
  private func align() {
    guard alignedHeight != bounds.height, case .resting = state, !isTracking else { return }
    alignedHeight = bounds.height
    if selectedRow >= 0 { contentOffset = offset(of: selectedRow) }
  }

  private func placeRows() {
    let position = contentOffset.y + middle
    let visible = curve.rows(around: position, of: count)
    for (row, view) in shownRows where !visible.contains(row) {
      shownRows[row] = nil
      remove(view)
    }
    for row in visible { place(row, around: position) }
  }

  private func remove(_ view: UIView) {
    view.removeFromSuperview()
    spareViews.append(view)
  }

  private func place(_ row: Int, around position: CGFloat) {
    let distance = (CGFloat(row) + 0.5) * rowHeight - position
    guard let place = curve.place(at: distance), let view = view(of: row) else { return }
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    // All wheels are seen from the picker's middle.
    let middle = picker.map { $0.bounds.midX - frame.minX } ?? bounds.width / 2
    view.center = CGPoint(
      x: middle + (bounds.width / 2 - middle) * place.width, y: position + place.distance)
    view.transform = CGAffineTransform(scaleX: place.width, y: place.scale)
    view.stateAlpha = place.alpha
  }

  private func view(of row: Int) -> UIView? {
    if let view = shownRows[row] { return view }
    guard let view = picker?.rowView(row, in: component, reusing: spareViews.popLast()) else {
      return nil
    }
    shownRows[row] = view
    addSubview(view)
    return view
  }

  // MARK: Turning

  override var glidesToStops: Bool { true }
  override func snapped(_ target: CGPoint) -> CGPoint { offset(of: row(at: target)) }

  override func stepped(from offset: CGPoint, by delta: CGSize) -> CGPoint {
    guard delta.height != 0 else { return offset }
    let rows = max(1, (abs(delta.height) / rowHeight).rounded(.down))
    let step = delta.height < 0 ? Int(rows) : -Int(rows)
    return self.offset(of: max(0, min(row(at: offset) + step, max(0, count - 1))))
  }

  override var adjustmentIsVertical: Bool? { true }
  override func accessibilityIncrement() { turn(by: 1) }
  override func accessibilityDecrement() { turn(by: -1) }

  private func turn(by step: Int) { turn(to: selectedRow + step) }

  private func turn(to row: Int) {
    guard (0..<count).contains(row) else { return }
    setContentOffset(offset(of: row), animated: true)
    // It may be there already, on its way to a row that code has selected.
    didTurn()
  }

  private func turn(toRowUnder tap: UIGestureRecognizer) {
    let tapped = tap.location(in: self).y - contentOffset.y - middle
    let position = contentOffset.y + middle + curve.distance(visibleAt: tapped)
    turn(to: Int((position / rowHeight).rounded(.down)))
  }

  /// The wheel may have come to rest: selects the row in the middle for the user.
  private func didTurn() {
    guard case .resting = state, count > 0 else { return }
    let row = row(at: contentOffset)
    // A finger may have stopped it between two rows.
    guard row != selectedRow, abs(contentOffset.y - offset(of: row).y) < 1 else { return }
    selectedRow = row
    picker?.userDidSelect(row, in: component)
  }
}

extension PickerWheel: UIScrollViewDelegate {
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { didTurn() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didTurn() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { didTurn() }
}
