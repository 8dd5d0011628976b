import Foundation

/// The appearance of a toolbar, with its buttons.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons; setting it copies it.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { plain }
    set { plain = newValue.copy() }
  }
  /// The appearance of done buttons; setting it copies it.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set { done = newValue.copy() }
  }
  /// The same as ``doneButtonAppearance``, by its newer name.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  private var plain = UIBarButtonItemAppearance(style: .plain) { didSet { partsDidChange() } }
  private var done = UIBarButtonItemAppearance(style: .done) { didSet { partsDidChange() } }

  override var parts: [any BarAppearancePart] { [plain, done] }

  override func adopt(_ other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    plain = other.plain.copy()
    done = other.done.copy()
  }
}
