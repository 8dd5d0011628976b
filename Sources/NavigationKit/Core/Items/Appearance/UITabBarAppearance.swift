public import Foundation

/// What a tab bar is painted with, and how its tabs look.
open class UITabBarAppearance: UIBarAppearance {
  /// Makes the appearance bars have by themselves on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    listen()
  }

  /// Makes an appearance like another one; of another bar's, that is the background and the line.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance { takeTabs(of: other) }
    listen()
  }

  // MARK: Tabs

  /// How tabs look whose picture is above the title; a copy is taken.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { adopt(newValue, as: \.stacked) }
  }

  /// How tabs look whose picture is beside the title; a copy is taken.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { adopt(newValue, as: \.inline) }
  }

  /// How such tabs look in a low bar; a copy is taken.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { adopt(newValue, as: \.compactInline) }
  }

  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)

  /// The picture behind the selected tab; nil for none.
  open var selectionIndicatorImage: UIImage? { didSet { whenChanged() } }

  /// The colour of that picture where it is a template; nil for the tint.
  open var selectionIndicatorTintColor: UIColor? { didSet { whenChanged() } }

  // MARK: Distribution

  /// How tabs are distributed whose picture is above the title.
  open var stackedItemPositioning = TabItemPositioning.automatic {
    didSet { whenChanged() }
  }

  /// How wide such tabs are in the middle of the bar; 0 for the usual width.
  open var stackedItemWidth: CGFloat = 0 { didSet { whenChanged() } }

  /// The space between them; 0 for the usual one.
  open var stackedItemSpacing: CGFloat = 0 { didSet { whenChanged() } }

  // MARK: State

  /// How tabs of an arrangement look.
  func itemAppearance(for style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stacked
    case .inline: inline
    case .compactInline: compactInline
    }
  }

  private func takeTabs(of other: UITabBarAppearance) {
    stacked = other.stacked.copy()
    inline = other.inline.copy()
    compactInline = other.compactInline.copy()
    selectionIndicatorImage = other.selectionIndicatorImage
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  private func adopt(
    _ look: UITabBarItemAppearance,
    as place: ReferenceWritableKeyPath<UITabBarAppearance, UITabBarItemAppearance>
  ) {
    self[keyPath: place] = look.copy()
    listen()
    whenChanged()
  }

  private func listen() {
    for look in [stacked, inline, compactInline] {
      look.whenChanged = { [weak self] in self?.whenChanged() }
    }
  }
}
