import Foundation

/// A container as the life cycle of its children sees it: which of them appear, and who says so.
protocol AppearanceParent {
  var container: UIViewController { get }

  /// Whether it is a page itself; a container is seen as the pages in it.
  var isPage: Bool { get }
  /// The children that appear and disappear with the container.
  var appearanceChildren: [UIViewController] { get }
  /// Whether adding and removing a child's view calls the child's appearance methods; a container
  /// that runs transitions calls them itself.
  var forwardsAppearance: Bool { get }
  /// Removes a child that leaves on its own, or moves to another container.
  func removeChild(_ child: UIViewController)
}

extension AppearanceParent {
  var isPage: Bool { false }
  var appearanceChildren: [UIViewController] { container.children }
  var forwardsAppearance: Bool { container.shouldAutomaticallyForwardAppearanceMethods }
  func removeChild(_ child: UIViewController) {
    container.addedChildren.removeAll { $0 === child }
  }
}
