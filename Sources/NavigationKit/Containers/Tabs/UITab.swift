public import Foundation

/// A tab of a ``UITabBarController``, which makes its controller.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, which distinguishes the tab from others.
  ///   - viewControllerProvider: Makes its controller, when a tab bar controller takes the tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The title.
  open var title: String { didSet { showItem() } }
  /// The image.
  open var image: UIImage? { didSet { showItem() } }
  /// The identifier, which distinguishes the tab from others.
  public let identifier: String
  /// The text of its badge; nil for none.
  open var badgeValue: String? { didSet { showItem() } }
  /// Whether it can be selected; true unless set.
  open var isEnabled = true { didSet { showItem() } }
  /// Whether it is left out of the bar; false unless set.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.showAssignedTabs(animated: false) } }
  }
  /// The app's own object for the tab.
  open var userInfo: Any?
  /// The controller; nil before a tab bar controller has taken the tab.
  public private(set) var viewController: UIViewController?
  /// The controller that shows it; nil for none.
  open internal(set) weak var tabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?

  /// The controller, made at the first call; without a provider the program stops.
  func makeViewController() -> UIViewController {
    if let viewController { return viewController }
    guard let made = provider?(self) else {
      preconditionFailure(
        "The tab “\(identifier)” has no controller: give UITab a viewControllerProvider.")
    }
    adopt(made)
    return made
  }

  /// Has a controller, made by the provider or by state restoration.
  func adopt(_ controller: UIViewController) {
    viewController = controller
    controller.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
    showItem()
  }

  private func showItem() {
    guard let item = viewController?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
  }
}

/// A tab that searches the app, with the system's title and image.
open class UISearchTab: UITab {
  /// Makes a tab.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}
