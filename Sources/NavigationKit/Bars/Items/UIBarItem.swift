public import Foundation

/// What the buttons of bars have in common.
@MainActor
open class UIBarItem: NSObject {
  /// Makes an item that shows nothing yet.
  public override init() { super.init() }

  /// Makes an item of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// The title it shows.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The picture it shows in place of the title.
  open var image: UIImage? { didSet { if image != oldValue { didChange() } } }
  /// The picture in bars of compact height; ``image`` unless set.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone != oldValue { didChange() } }
  }
  /// What the picture is moved by, or made smaller by, at each edge, in points; zero unless set.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { didChange() } }
  }
  /// The same for the picture in bars of compact height.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { didChange() } }
  }
  /// Whether it can be pressed.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// Any number of the owner's, to find the item by.
  open var tag = 0
  /// What assistive technology, scripts and tests call it.
  open var accessibilityLabel: String? { didSet { didChange() } }

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Gives the title another font or colour in a state; nil brings the bar's own back.
  ///
  /// `.font` and `.foregroundColor` count. What a state does not say is taken from `.normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    didChange()
  }

  /// The attributes that were set for a state; nil if none were.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  private struct WeakContainer { weak var bar: (any BarItemContainer)? }
  private var containers: [WeakContainer] = []

  /// Notes a bar that shows it.
  func join(_ bar: any BarItemContainer) {
    containers.removeAll { $0.bar == nil || $0.bar === bar }
    containers.append(WeakContainer(bar: bar))
  }

  /// The bars that show it.
  var bars: [any BarItemContainer] { containers.compactMap(\.bar) }

  /// Lets the bars that show it show what changed.
  func didChange() {
    for container in containers { container.bar?.itemDidChange(self) }
  }
}

/// A bar as its items see it.
protocol BarItemContainer: AnyObject {
  /// Shows an item's new looks.
  func itemDidChange(_ item: UIBarItem)
  /// The menu that is open from one of its buttons.
  var openMenu: MenuOverlay? { get set }
}
