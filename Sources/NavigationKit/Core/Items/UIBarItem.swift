public import Foundation

/// The common superclass of items in bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Makes an item without title and image.
  public override init() { super.init() }

  /// Makes an item with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Called once it was made from a nib or storyboard, and never if code made it; call super.
  open func awakeFromNib() {}

  /// The title.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The image, which replaces the title.
  open var image: UIImage? { didSet { if image != oldValue { didChange() } } }
  /// The image at compact height; ``image`` unless set.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone != oldValue { didChange() } }
  }
  /// The image's insets, which shift or shrink it, in points; zero unless set.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { didChange() } }
  }
  /// The insets of the image at compact height.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { didChange() } }
  }
  /// The image that is shown large while the item is held at text sizes for accessibility; ``image``
  /// unless set.
  open var largeContentSizeImage: UIImage?
  /// The insets of that image, in points; zero unless set.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Whether the item can be pressed.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// A number with which an app can identify the item.
  open var tag = 0
  /// The name for assistive technology, scripts and tests.
  open var accessibilityLabel: String? { didSet { didChange() } }
  /// A name by which tests of the app find it; people never hear it.
  open var accessibilityIdentifier: String?

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the title's font and colour in a state; nil restores the bar's.
  ///
  /// `.font` and `.foregroundColor` are used. Attributes that a state lacks are those of `.normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    didChange()
    customized(for: state) { $0.setTitleTextAttributes(attributes, for: state) }
  }

  /// The attributes set for a state; nil if none are.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  var appearanceRole = AppearanceRole.new

  private struct WeakContainer { weak var bar: (any BarItemContainer)? }
  private var containers: [WeakContainer] = []

  /// Registers a bar that shows the item.
  func join(_ bar: any BarItemContainer) {
    containers.removeAll { $0.bar == nil || $0.bar === bar }
    containers.append(WeakContainer(bar: bar))
  }

  /// The bars that show it.
  var bars: [any BarItemContainer] { containers.compactMap(\.bar) }

  /// Updates the bars that show the item.
  func didChange() {
    // Values of appearance proxies are shown by the view that is about to come.
    if case .applying = appearanceRole { return }
    for container in containers { container.bar?.itemDidChange(self) }
  }
}

/// A bar that shows items.
protocol BarItemContainer: AnyObject {
  /// Updates the bar after an item has changed.
  func itemDidChange(_ item: UIBarItem)
  /// The view that shows an item; nil if it is not on its own there.
  func view(of item: UIBarItem) -> UIView?
}

extension BarItemContainer {
  func view(of item: UIBarItem) -> UIView? { nil }
}

/// A bar whose buttons open menus.
protocol MenuBar: BarItemContainer {
  /// The menu that one of the bar's buttons has opened.
  var openMenu: (any OpenMenu)? { get set }
}
