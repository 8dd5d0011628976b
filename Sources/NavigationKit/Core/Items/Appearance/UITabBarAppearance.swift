public import Foundation

/// The appearance of a tab bar, with its tabs.
open class UITabBarAppearance: UIBarAppearance {
  // MARK: Tabs

  /// The appearance of tabs with the picture above the title; setting it copies it.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = newValue.copy() }
  }

  /// The appearance of tabs with the picture beside the title; setting it copies it.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = newValue.copy() }
  }

  /// The appearance of such tabs in a low bar; setting it copies it.
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

  /// The distribution of tabs with the picture above the title.
  open var stackedItemPositioning = TabItemPositioning.automatic {
    didSet { whenChanged() }
  }

  /// The width of such tabs in the middle of the bar, in points; 0 for the default.
  open var stackedItemWidth: CGFloat = 0 { didSet { whenChanged() } }

  /// The space between such tabs, in points; 0 for the default.
  open var stackedItemSpacing: CGFloat = 0 { didSet { whenChanged() } }

  // MARK: State

  /// The appearance of tabs in an arrangement.
  func itemAppearance(for style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stacked
    case .inline: inline
    case .compactInline: compactInline
    }
  }

  override var parts: [any BarAppearancePart] { [stacked, inline, compactInline] }

  override func adopt(_ other: UIBarAppearance) {
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
