public import Foundation

/// The appearance of a navigation bar, with its titles and buttons.
open class UINavigationBarAppearance: UIBarAppearance {
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
    set { plain = newValue.copy() }
  }
  /// The appearance of done buttons; setting it copies it.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set { done = newValue.copy() }
  }
  /// The same as ``doneButtonAppearance``, by its newer name.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set { done = newValue.copy() }
  }
  /// The appearance of the back button; setting it copies it.
  ///
  /// Properties that it lacks are taken from ``buttonAppearance``.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { back }
    set { back = newValue.copy() }
  }

  private var plain = UIBarButtonItemAppearance(style: .plain) { didSet { partsDidChange() } }
  private var done = UIBarButtonItemAppearance(style: .done) { didSet { partsDidChange() } }
  private var back = UIBarButtonItemAppearance(style: .plain) { didSet { partsDidChange() } }

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

  override var parts: [any BarAppearancePart] { [plain, done, back] }

  override func adopt(_ other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    plain = other.plain.copy()
    done = other.done.copy()
    back = other.back.copy()
    ownIndicator = other.ownIndicator
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
