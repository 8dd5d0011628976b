public import Foundation

/// A sheet in which the user picks a colour: from a grid, from a spectrum, or by sliders.
///
/// ```swift
/// let picker = UIColorPickerViewController()
/// picker.selectedColor = view.backgroundColor ?? .white
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// There is no pipette for a colour on the screen.
open class UIColorPickerViewController: UIViewController {
  /// Makes a picker at black.
  public init() {
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = ColorPickerMetrics.popover
    role.whenDismissedByUser = { [weak self] in self?.finish() }
  }

  /// Makes a picker at black; nothing is read from the archive.
  public required convenience init?(coder: NSCoder) { self.init() }

  /// Hears which colours are picked.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The colour that is picked; setting it does not tell the delegate.
  open var selectedColor = UIColor.black {
    didSet { if picker?.picked.color != selectedColor { show() } }
  }

  /// Whether the user picks the opacity, too; true unless set.
  open var supportsAlpha = true { didSet { show() } }

  open override var title: String? {
    didSet { picker?.titleLabel.text = title ?? Self.defaultTitle }
  }

  private static let defaultTitle = "Colors"
  private var picker: ColorPickerView? { viewIfLoaded as? ColorPickerView }

  open override func loadView() {
    let picker = ColorPickerView(frame: .zero)
    picker.titleLabel.text = title ?? Self.defaultTitle
    picker.pick = { [weak self] in self?.choose($0, isContinuous: $1) }
    picker.close = { [weak self] in self?.leave() }
    view = picker
    show()
  }

  private func show() {
    guard let picker else { return }
    var picked = PickedColor(selectedColor.resolvedColor(with: traitCollection))
    if !supportsAlpha { picked.alpha = 1 }
    (picker.hasOpacity, picker.picked) = (supportsAlpha, picked)
  }

  private func choose(_ color: PickedColor, isContinuous: Bool) {
    selectedColor = color.color
    delegate?.colorPickerViewController(
      self, didSelect: selectedColor, continuously: isContinuous)
  }

  private func leave() {
    guard let presentingViewController else { return }
    presentingViewController.dismiss(animated: true) { [weak self] in self?.finish() }
  }

  private func finish() { delegate?.colorPickerViewControllerDidFinish(self) }
}
