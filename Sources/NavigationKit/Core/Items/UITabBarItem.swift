public import Foundation

/// A tab's title, image and badge.
open class UITabBarItem: UIBarItem {
  /// Makes a tab without title and image.
  public override init() { super.init() }

  /// Makes a tab without title and image; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a tab with a title, an image and a number that identifies it.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab that shows another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's tabs; its title and image cannot be changed.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    system = systemItem
    self.tag = tag
  }

  /// Which of the system's tabs it is; nil for a custom tab.
  private(set) var system: SystemItem?

  /// The image while it is selected; ``UIBarItem/image`` unless set.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set { ownSelectedImage = newValue }
  }

  private var ownSelectedImage: UIImage? {
    didSet { if ownSelectedImage != oldValue { didChange() } }
  }

  /// The badge's text, such as a number of new messages; nil for no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

  /// The badge's background colour; nil, the default, for the bar's, which is red unless set.
  open var badgeColor: UIColor? {
    didSet {
      didChange()
      customized(\.badgeColor)
    }
  }

  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the font and colour of the badge's text in a state; nil restores those of the bar.
  ///
  /// Only `.font` and `.foregroundColor` are used. Attributes that a state lacks are taken from
  /// `.normal`.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    didChange()
    customized(for: state) { $0.setBadgeTextAttributes(textAttributes, for: state) }
  }

  /// The attributes that were set for a state; nil if none were.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  /// How far the title is moved, in points; zero unless set.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      if titlePositionAdjustment != oldValue { didChange() }
      customized(\.titlePositionAdjustment)
    }
  }

  // MARK: Appearances

  /// The bar's appearance while the tab is selected; nil, the default, for the bar's own.
  ///
  /// The tab keeps a copy; changes to the copy show at once.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set {
      appearances.standard = adopted(newValue)
      customized(\.standardAppearance)
    }
  }

  /// The same while the page's content is scrolled to its lower edge.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = adopted(newValue)
      customized(\.scrollEdgeAppearance)
    }
  }

  private(set) var appearances = BarAppearances<UITabBarAppearance>() {
    didSet { didChange() }
  }

  private func adopted(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    appearance?.adopted { [weak self] in self?.didChange() }
  }
}

extension UITabBarItem {
  /// The title it shows; nil for none.
  var shownTitle: String? { system?.title ?? title }

  /// The image it shows, as a template unless its rendering mode says otherwise.
  func shownImage(isSelected: Bool, in traits: UITraitCollection) -> UIImage? {
    if let system { return UIImage(symbol: system.symbol) }
    let regularImage = isSelected ? selectedImage : image
    let isOwn = isSelected && ownSelectedImage != nil
    let low = BarMetrics.isLow(in: traits) && !isOwn ? landscapeImagePhone : nil
    let shown = low ?? regularImage
    return shown?.renderingMode == .automatic
      ? shown?.withRenderingMode(.alwaysTemplate) : shown
  }

  /// The insets of the image it shows.
  func shownImageInsets(in traits: UITraitCollection) -> UIEdgeInsets {
    BarMetrics.isLow(in: traits) && landscapeImagePhone != nil
      ? landscapeImagePhoneInsets : imageInsets
  }

  /// Its accessibility label, or else its title, or else its image's name.
  var name: String { accessibilityLabel ?? shownTitle ?? image?.name ?? "" }
}
