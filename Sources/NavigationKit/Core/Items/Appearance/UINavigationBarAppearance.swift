public import Foundation

/// The appearance of a navigation bar, with its titles and buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Makes the default appearance for an idiom.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    listen()
  }

  /// Makes a copy of another appearance; of a toolbar's, only background and line are copied.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { takeTexts(of: other) }
    listen()
  }

  // MARK: Titles

  /// The font and colour of the title, by `.font` and `.foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged() } }
  /// The position adjustment of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { whenChanged() } }
  /// The font and colour of the large title, by `.font` and `.foregroundColor`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { whenChanged() }
  }

  // MARK: Buttons

  /// The appearance of plain buttons; setting it copies it.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { plain }
    set { adopt(newValue, as: \.plain) }
  }
  /// The appearance of done buttons; setting it copies it.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set { adopt(newValue, as: \.done) }
  }
  /// The same as ``doneButtonAppearance``, by its newer name.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set { adopt(newValue, as: \.done) }
  }
  /// The appearance of the back button; setting it copies it.
  ///
  /// What it lacks is taken from ``buttonAppearance``.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { back }
    set { adopt(newValue, as: \.back) }
  }

  private var plain = UIBarButtonItemAppearance(style: .plain)
  private var done = UIBarButtonItemAppearance(style: .done)
  private var back = UIBarButtonItemAppearance(style: .plain)

  // MARK: Back indicator

  /// The image of the back indicator, a chevron unless set.
  open var backIndicatorImage: UIImage { ownIndicator?.image ?? UIImage(symbol: "bar.backward") }
  /// The mask for titles that slide under the indicator; it has no effect, as titles fade out
  /// before.
  open var backIndicatorTransitionMaskImage: UIImage {
    ownIndicator?.mask ?? UIImage(symbol: "bar.backward")
  }

  /// Sets the indicator's image and mask; the defaults return if either is nil.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    ownIndicator = BackIndicator(backIndicatorImage, mask: backIndicatorTransitionMaskImage)
    whenChanged()
  }

  /// The indicator that was set; nil for the default.
  private(set) var ownIndicator: BackIndicator?

  // MARK: State

  private func takeTexts(of other: UINavigationBarAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    plain = other.plain.copy()
    done = other.done.copy()
    back = other.back.copy()
    ownIndicator = other.ownIndicator
  }

  private func adopt(
    _ look: UIBarButtonItemAppearance,
    as place: ReferenceWritableKeyPath<UINavigationBarAppearance, UIBarButtonItemAppearance>
  ) {
    self[keyPath: place] = look.copy()
    listen()
    whenChanged()
  }

  private func listen() {
    for look in [plain, done, back] { look.whenChanged = { [weak self] in self?.whenChanged() } }
  }
}

/// An image that replaces the chevron, with its mask.
struct BackIndicator: Hashable {
  let image: UIImage
  let mask: UIImage

  /// Nil unless both are given.
  init?(_ image: UIImage?, mask: UIImage?) {
    guard let image, let mask else { return nil }
    self.image = image
    self.mask = mask
  }
}
