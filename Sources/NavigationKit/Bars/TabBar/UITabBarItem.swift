public import Foundation

/// A tab: its title, its picture, and what is new there.
open class UITabBarItem: UIBarItem {
  /// Makes a tab that shows nothing yet.
  public override init() { super.init() }

  /// Makes a tab of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a tab with a title, a picture and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab that shows another picture while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's tabs; its title and picture cannot be changed.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    system = systemItem
    self.tag = tag
  }

  /// Which of the system's tabs it is; nil for one of the owner's.
  private(set) var system: SystemItem?

  /// The picture while it is selected; ``UIBarItem/image`` unless set.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set { ownSelectedImage = newValue }
  }

  private var ownSelectedImage: UIImage? {
    didSet { if ownSelectedImage != oldValue { didChange() } }
  }

  /// What is new there, in a few letters at the corner of the picture; nil for nothing.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

  /// The colour behind these letters; red unless set.
  open var badgeColor: UIColor? { didSet { didChange() } }

  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Gives the badge another font or colour in a state; nil brings the bar's own back.
  ///
  /// `.font` and `.foregroundColor` count. What a state does not say is taken from `.normal`.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    didChange()
  }

  /// The attributes that were set for a state; nil if none were.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  /// How far the title is moved; zero unless set.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { didChange() } }
  }

  // MARK: Appearances

  /// What the bar is painted with while the tab is selected; the bar's own unless set.
  ///
  /// A copy is taken; what is changed in the copy shows at once.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = adopted(newValue) }
  }

  /// The same while the page's content stands at its lower edge.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = adopted(newValue) }
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

  /// The picture it shows: in low bars another one perhaps, in the tint unless it says otherwise.
  func shownImage(isSelected: Bool, in traits: UITraitCollection) -> UIImage? {
    if let system { return UIImage(symbol: system.symbol) }
    let usual = isSelected ? selectedImage : image
    let isOwn = isSelected && ownSelectedImage != nil
    let low = BarMetrics.isLow(in: traits) && !isOwn ? landscapeImagePhone : nil
    let shown = low ?? usual
    return shown?.renderingMode == .automatic
      ? shown?.withRenderingMode(.alwaysTemplate) : shown
  }

  /// What moves the picture.
  func shownImageInsets(in traits: UITraitCollection) -> UIEdgeInsets {
    BarMetrics.isLow(in: traits) && landscapeImagePhone != nil
      ? landscapeImagePhoneInsets : imageInsets
  }

  /// What it is called: by its owner, by its title, by its picture.
  var name: String {
    if let label = accessibilityLabel ?? shownTitle { return label }
    if case .symbol(let symbol)? = image?.reference { return symbol }
    return ""
  }
}
