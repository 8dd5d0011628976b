public import Foundation

/// What a navigation bar is painted with, and how its titles and buttons look.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Makes the appearance bars have by themselves on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    listen()
  }

  /// Makes an appearance like another one; of another bar's, that is the background and the line.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { takeTexts(of: other) }
    listen()
  }

  // MARK: Titles

  /// The font and colour of the title, by `.font` and `.foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged() } }
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero { didSet { whenChanged() } }
  /// The font and colour of the large title, by `.font` and `.foregroundColor`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { whenChanged() }
  }

  // MARK: Buttons

  /// How plain buttons look; a copy is taken.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { plain }
    set { adopt(newValue, as: \.plain) }
  }
  /// How the button looks that ends what is being done; a copy is taken.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set { adopt(newValue, as: \.done) }
  }
  /// ``doneButtonAppearance`` by its newer name.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set { adopt(newValue, as: \.done) }
  }
  /// How the button back looks; a copy is taken.
  ///
  /// What it does not say is as on plain buttons.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { back }
    set { adopt(newValue, as: \.back) }
  }

  private var plain = UIBarButtonItemAppearance(style: .plain)
  private var done = UIBarButtonItemAppearance(style: .done)
  private var back = UIBarButtonItemAppearance(style: .plain)

  // MARK: Back

  /// What stands in the chevron's place, or the chevron.
  open var backIndicatorImage: UIImage { ownIndicator?.image ?? UIImage(symbol: "bar.backward") }
  /// What cuts titles off that slide under the chevron; kept, while titles fade before they get there.
  open var backIndicatorTransitionMaskImage: UIImage {
    ownIndicator?.mask ?? UIImage(symbol: "bar.backward")
  }

  /// Replaces the chevron and its mask; the usual ones come back where either is nil.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    ownIndicator = BackIndicator(backIndicatorImage, mask: backIndicatorTransitionMaskImage)
    whenChanged()
  }

  /// A chevron of the owner's; nil for the usual one.
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

/// A picture in the chevron's place, with the mask that belongs to it.
struct BackIndicator: Hashable {
  let image: UIImage
  let mask: UIImage

  /// Both, or nothing.
  init?(_ image: UIImage?, mask: UIImage?) {
    guard let image, let mask else { return nil }
    self.image = image
    self.mask = mask
  }
}
