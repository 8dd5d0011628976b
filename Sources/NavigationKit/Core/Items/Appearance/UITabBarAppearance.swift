public import Foundation

/// What a tab bar is painted with, and how its tabs look.
open class UITabBarAppearance: UIBarAppearance {
  // MARK: Tabs

  /// How tabs look whose picture is above the title; a copy is taken.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = newValue.copy() }
  }

  /// How tabs look whose picture is beside the title; a copy is taken.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = newValue.copy() }
  }

  /// How such tabs look in a low bar; a copy is taken.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline = newValue.copy() }
  }

  private var stacked = UITabBarItemAppearance(style: .stacked) { didSet { partsDidChange() } }
  private var inline = UITabBarItemAppearance(style: .inline) { didSet { partsDidChange() } }
  private var compactInline = UITabBarItemAppearance(style: .compactInline) {
    didSet { partsDidChange() }
  }

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

  override var parts: [any BarAppearancePart] { [stacked, inline, compactInline] }

  override func take(_ other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stacked = other.stacked.copy()
    inline = other.inline.copy()
    compactInline = other.compactInline.copy()
    selectionIndicatorImage = other.selectionIndicatorImage
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
