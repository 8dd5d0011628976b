public import Foundation

/// Wheels side by side, each of which selects one of its rows.
///
/// A finger turns a wheel, a tap selects a row, and so do a mouse wheel and a touchpad. Only rows
/// in view are made, so that a wheel may have a million. Its natural height is 216 points.
open class UIPickerView: UIView {
  /// Says how many components and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetData() } }
  /// Gives the rows their titles or views, and is told what the user selects.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { forgetData() } }

  /// The components' wheels, in order; empty before they are first asked for.
  private(set) var wheels: [PickerWheel] = []
  private var isLoaded = false
  private let band = UIView()

  override func assemble() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = PickerMetrics.bandRadius
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  // MARK: Data

  /// The number of components.
  open var numberOfComponents: Int { loadedWheels.count }

  /// The number of rows in a component.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component).count }

  /// Asks for the number of components and everything in them again.
  ///
  /// A component keeps its selected row, as far as it still has as many.
  open func reloadAllComponents() {
    isLoaded = false
    _ = loadedWheels
  }

  /// Asks for the rows of a component again; it keeps its selected row, as far as it can.
  open func reloadComponent(_ component: Int) { load(wheel(component)) }

  /// The view of a row; nil if the row is not in view.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component).shownRows[row]
  }

  /// The size of a component's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    let wheel = wheel(component)
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  private func forgetData() {
    isLoaded = false
    for wheel in wheels { wheel.forgetViews() }
    setNeedsLayout()
  }

  private var loadedWheels: [PickerWheel] {
    guard !isLoaded else { return wheels }
    isLoaded = true
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(component: wheels.count, picker: self)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { load(wheel) }
    setNeedsLayout()
    return wheels
  }

  private func load(_ wheel: PickerWheel) {
    let component = wheel.component
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    wheel.load(
      count: max(0, rows),
      rowHeight: height > 0 ? height : PickerMetrics.rowHeight(in: traitCollection))
    setNeedsLayout()
  }

  private func wheel(_ component: Int) -> PickerWheel {
    let wheels = loadedWheels
    precondition(
      wheels.indices.contains(component),
      "There is no component \(component) among \(wheels.count): count them from 0.")
    return wheels[component]
  }

  // MARK: Selection

  /// Selects a row, turning the wheel to it if `animated` is true; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let wheel = wheel(component)
    precondition(
      (0..<wheel.count).contains(row),
      "Component \(component) has no row \(row): use one from 0 to \(wheel.count - 1).")
    layoutIfNeeded()
    wheel.select(row, animated: animated)
  }

  /// A component's selected row; -1 if it has no rows.
  ///
  /// While the user turns the wheel, it is the row that was selected before.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component).selectedRow }

  /// Whether the selected rows are marked: always, whatever is set.
  @available(*, deprecated, message: "The selected rows are always marked.")
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    guard isLoaded else { return }
    for wheel in wheels { coder.encode(wheel.selectedRow, forKey: rowKey(of: wheel)) }
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    for wheel in loadedWheels where coder.containsValue(forKey: rowKey(of: wheel)) {
      let row = coder.decodeInteger(forKey: rowKey(of: wheel))
      guard (0..<wheel.count).contains(row) else { continue }
      selectRow(row, inComponent: wheel.component, animated: false)
    }
  }

  private func rowKey(of wheel: PickerWheel) -> String {
    "UIPickerView.selectedRow.\(wheel.component)"
  }

  // MARK: Size and appearance

  open override var intrinsicContentSize: CGSize { PickerMetrics.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  open override func layoutSubviews() {
    let wheels = loadedWheels
    let widths = wheels.map {
      delegate?.pickerView(self, widthForComponent: $0.component) ?? 0
    }
    let frames = PickerLayout.frames(of: widths, in: bounds.size, isRightToLeft: isRightToLeft)
    for (wheel, frame) in zip(wheels, frames) { wheel.frame = frame }
    let height = wheels.map(\.rowHeight).max() ?? PickerMetrics.rowHeight(in: traitCollection)
    band.frame = CGRect(
      x: PickerMetrics.inset, y: ((bounds.height - height) / 2).rounded(.down),
      width: max(0, bounds.width - 2 * PickerMetrics.inset), height: height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    guard isLoaded, old != traitCollection.preferredContentSizeCategory else { return }
    for wheel in wheels { load(wheel) }
  }
}
