public import Foundation

/// What the buttons of bars have in common.
open class UIBarItem: NSObject {
  /// Makes an item that shows nothing yet.
  public override init() { super.init() }

  /// The title it shows.
  open var title: String? { didSet { didChange() } }
  /// The picture it shows in place of the title.
  open var image: UIImage? { didSet { didChange() } }
  /// Whether it can be pressed.
  open var isEnabled = true { didSet { didChange() } }
  /// Any number of the owner's, to find the item by.
  open var tag = 0
  /// What assistive technology, scripts and tests call it.
  open var accessibilityLabel: String? { didSet { didChange() } }

  /// The bar that shows it now.
  weak var bar: (any BarItemContainer)?

  /// Lets the bar show what changed.
  func didChange() { bar?.itemDidChange(self) }
}

/// A bar as its items see it.
protocol BarItemContainer: AnyObject {
  /// Shows an item's new looks.
  func itemDidChange(_ item: UIBarItem)
}
