import Foundation

/// The appearance of a toolbar, with its buttons.
open class UIToolbarAppearance: UIBarAppearance {
  /// Makes the default appearance for an idiom.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    listen()
  }

  /// Makes a copy of another appearance; of a navigation bar's, only background and line are
  /// copied.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      plain = other.plain.copy()
      done = other.done.copy()
    }
    listen()
  }

  /// The appearance of plain buttons; setting it copies it.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { plain }
    set {
      plain = newValue.copy()
      buttonsDidChange()
    }
  }
  /// The appearance of done buttons; setting it copies it.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set {
      done = newValue.copy()
      buttonsDidChange()
    }
  }
  /// The same as ``doneButtonAppearance``, by its newer name.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  private var plain = UIBarButtonItemAppearance(style: .plain)
  private var done = UIBarButtonItemAppearance(style: .done)

  private func buttonsDidChange() {
    listen()
    whenChanged()
  }

  private func listen() {
    for look in [plain, done] { look.whenChanged = { [weak self] in self?.whenChanged() } }
  }
}
