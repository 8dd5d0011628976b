import Foundation

/// The view of a colour picker: a title, three ways to pick a colour, its opacity, and some
/// colours at hand.
final class ColorPickerView: UIView {
  /// Called with each colour that is picked, and whether the finger is still down.
  var pick: (PickedColor, Bool) -> Void = { _, _ in }
  var close: () -> Void = {}

  let titleLabel = UILabel()
  private let closeButton = UIButton(type: .system)
  private let choice = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let panes = [
    ColorGrid(frame: .zero), ColorSpectrum(frame: .zero), ColorSliders(frame: .zero),
  ]
  private let opacityLabel = UILabel()
  private let opacitySlider = ColorSlider(.alpha)
  private let opacityValue = UILabel()
  private let line = UIView()
  private let swatch = ColorSwatch(frame: .zero)
  private let dots = PickedColor.palette.map { color in
    let dot = UIButton(frame: .zero)
    dot.backgroundColor = color.color
    dot.layer.cornerRadius = ColorPickerMetrics.dotSide / 2
    return dot
  }

  /// The colour that is picked.
  var picked = PickedColor(hue: 0, saturation: 0, brightness: 0) { didSet { show() } }
  /// Whether opacity can be picked.
  var hasOpacity = true {
    didSet {
      show()
      setNeedsLayout()
    }
  }

  override func assemble() {
    backgroundColor = .systemBackground
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.tintColor = .secondaryLabel
    closeButton.backgroundColor = .secondarySystemFill
    closeButton.layer.cornerRadius = ColorPickerMetrics.closeSide / 2
    closeButton.accessibilityLabel = "Close"
    opacityLabel.text = "OPACITY"
    opacityLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    opacityLabel.textColor = .secondaryLabel
    opacityValue.textAlignment = .center
    line.backgroundColor = .separator
    choice.selectedSegmentIndex = 0
    addParts()
    addActions()
    show()
  }

  private func addParts() {
    let opacity = [opacityLabel, opacitySlider, opacityValue]
    for part in [titleLabel, closeButton, choice, line, swatch] + panes + opacity + dots {
      addSubview(part)
    }
    for (dot, name) in zip(dots, ["Black", "Blue", "Green", "Yellow", "Red"]) {
      dot.accessibilityLabel = name
    }
  }

  private func addActions() {
    closeButton.addAction(UIAction { [unowned self] _ in close() }, for: .touchUpInside)
    choice.addAction(UIAction { [unowned self] _ in show() }, for: .valueChanged)
    for pane in panes + [opacitySlider] {
      pane.addAction(UIAction { [unowned self] _ in choose(pane.picked, true) }, for: .valueChanged)
      pane.addAction(
        UIAction { [unowned self] _ in choose(pane.picked, false) }, for: .editingDidEnd)
    }
    for (dot, color) in zip(dots, PickedColor.palette) {
      dot.addAction(UIAction { [unowned self] _ in choose(color, false) }, for: .touchUpInside)
    }
  }

  private func choose(_ color: PickedColor, _ isContinuous: Bool) {
    picked = color
    pick(color, isContinuous)
  }

  private func show() {
    for (index, pane) in panes.enumerated() {
      pane.isHidden = index != choice.selectedSegmentIndex
      pane.picked = picked
    }
    opacitySlider.picked = picked
    opacityValue.text = opacitySlider.accessibilityValue
    for part in [opacityLabel, opacitySlider, opacityValue] { part.isHidden = !hasOpacity }
    swatch.color = picked.color
  }

  // MARK: Layout

  override func layoutSubviews() {
    typealias Metrics = ColorPickerMetrics
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Metrics.margin, dy: 0)
    titleLabel.frame = CGRect(
      x: room.minX, y: room.minY, width: room.width, height: Metrics.headerHeight)
    closeButton.frame = CGRect(
      x: room.maxX - Metrics.closeSide, y: titleLabel.frame.midY - Metrics.closeSide / 2,
      width: Metrics.closeSide, height: Metrics.closeSide)
    choice.frame = CGRect(
      x: room.minX, y: titleLabel.frame.maxY, width: room.width, height: Metrics.choiceHeight)
    let top = choice.frame.maxY + Metrics.gap
    let below =
      (hasOpacity ? Metrics.labelHeight + Metrics.sliderHeight + Metrics.gap : 0)
      + 2 * Metrics.gap + Metrics.swatchSide + Metrics.margin
    let height = max(
      Metrics.minimumPaneHeight, min(room.width * Metrics.paneShape, room.maxY - top - below))
    let pane = CGRect(x: room.minX, y: top, width: room.width, height: height)
    for view in panes { view.frame = pane }
    placeColors(below: placeOpacity(below: pane, in: room), in: room)
  }

  /// Places the slider of the opacity; returns where it ends.
  private func placeOpacity(below pane: CGRect, in room: CGRect) -> CGFloat {
    typealias Metrics = ColorPickerMetrics
    guard hasOpacity else { return pane.maxY }
    let top = pane.maxY + Metrics.gap
    opacityLabel.frame = CGRect(
      x: room.minX, y: top, width: room.width, height: Metrics.labelHeight)
    let (y, height) = (opacityLabel.frame.maxY, Metrics.sliderHeight)
    opacitySlider.frame = CGRect(
      x: room.minX, y: y, width: room.width - Metrics.fieldWidth - Metrics.margin, height: height)
    opacityValue.frame = CGRect(
      x: room.maxX - Metrics.fieldWidth, y: y, width: Metrics.fieldWidth, height: height)
    return y + height
  }

  private func placeColors(below top: CGFloat, in room: CGRect) {
    typealias Metrics = ColorPickerMetrics
    line.frame = CGRect(
      x: room.minX, y: top + Metrics.gap, width: room.width,
      height: 1 / max(1, traitCollection.displayScale))
    swatch.frame = CGRect(
      x: room.minX, y: line.frame.minY + Metrics.gap, width: Metrics.swatchSide,
      height: Metrics.swatchSide)
    let start = swatch.frame.maxX + Metrics.gap
    let step = (room.maxX - start - Metrics.dotSide) / CGFloat(max(1, dots.count - 1))
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: start + CGFloat(index) * step, y: swatch.frame.midY - Metrics.dotSide / 2,
        width: Metrics.dotSide, height: Metrics.dotSide)
    }
  }
}

/// A colour on a chequered ground.
final class ColorSwatch: UIView {
  private let checks = ColorChecks(frame: .zero)
  private let cover = UIView()

  var color: UIColor? {
    didSet { cover.backgroundColor = color }
  }

  override func assemble() {
    isUserInteractionEnabled = false
    clipsToBounds = true
    layer.cornerRadius = ColorPickerMetrics.paneRadius
    addSubview(checks)
    addSubview(cover)
  }

  override func layoutSubviews() { (checks.frame, cover.frame) = (bounds, bounds) }
}
