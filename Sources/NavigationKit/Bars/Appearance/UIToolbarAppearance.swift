import Foundation

/// What a toolbar is painted with, and how its buttons look.
open class UIToolbarAppearance: UIBarAppearance {
  /// Makes the appearance bars have by themselves on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    listen()
  }

  /// Makes an appearance like another one; of another bar's, that is the background and the line.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      plain = other.plain.copy()
      done = other.done.copy()
    }
    listen()
  }

  /// How plain buttons look; a copy is taken.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { plain }
    set {
      plain = newValue.copy()
      buttonsDidChange()
    }
  }
  /// How the button looks that ends what is being done; a copy is taken.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set {
      done = newValue.copy()
      buttonsDidChange()
    }
  }
  /// ``doneButtonAppearance`` by its newer name.
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
