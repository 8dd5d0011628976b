import Foundation

/// The behaviour of a controller as a container, which differs between kinds of containers.
///
/// The defaults use UIKit's public methods, so that custom containers work, too. A built-in
/// container conforms to the protocol, overrides `containerRole` to return itself, and implements
/// what differs.
protocol ContainerRole {
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

  /// The running transition from one child to another.
  var childTransition: TransitionContext? { get }
  /// The coordinator of that transition; it exists as soon as the transition was requested.
  var activeCoordinator: TransitionCoordinator? { get }
  /// Ends the running transition at once, as the container leaves the screen or a view of it moves.
  func endTransition()

  /// The container's back swipe; nil if there is none.
  var swipeBack: (any SwipeBackTarget)? { get }
  /// The children that handle a back key before the container does.
  var childrenInReach: [UIViewController] { get }
  /// Goes back because of a key press; returns false if it cannot go back.
  func goBack() -> Bool

  /// Goes back to the first page; returns false if it is shown already.
  func goToStart() -> Bool

  /// What brings it back at once to the pages that it shows now; nil if it has none.
  var wayBack: (() -> Void)? { get }

  /// The back button for a child that is itself a stack and shows its first page; nil for none.
  func backDestination(from child: UIViewController) -> BackDestination?
  /// Whether it has a navigation bar of its own above its pages.
  var hasNavigationBar: Bool { get }

  /// The bar below its children, which a pushed page may hide; nil if there is none.
  var bottomBar: BottomBar? { get }
  /// Puts that bar back in the container after an inner stack has moved it with a page.
  func takeBackBottomBar(after progress: TransitionProgress)
  /// Whether a page of an inner stack hides the bottom bar.
  var hidesBottomBar: Bool { get }
  /// Called when a child's tab bar item changed.
  func tabBarItemDidChange(of child: UIViewController)

  /// The container as a stack of pages; nil if it is not one.
  var pageStack: (any PageStack)? { get }
  /// Whether it handles an action that shows a controller, such as `showViewController:sender:`.
  func shows(by action: Selector) -> Bool

  /// The pages that saved state has in a child that is a stack; nil for those that are in it now.
  func savedPages(of stack: UIViewController) -> [UIViewController]?
  /// The pages of a child that is a stack, while they are on another one; nil if they are not.
  func lentPages(of stack: UIViewController) -> [UIViewController]?
  /// Replaces them there.
  func setLentPages(_ pages: [UIViewController], of stack: UIViewController, animated: Bool)
  /// Called when the pages of a child that is a stack changed, and when those that left are no
  /// children any more.
  func stackDidChange(_ stack: UIViewController)
  /// The controller that a page in a child's stack belongs to in saved state; nil for that stack.
  func restorationParent(
    of page: UIViewController, in stack: UIViewController
  ) -> UIViewController?

  /// Lays out the bars and the content between them again.
  func layOutBars()
  /// A child's preferences for the bars changed, such as `hidesBottomBarWhenPushed`.
  func barsDidChange(of child: UIViewController)
  /// The toolbar items of a child changed.
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool)
  /// Called when content in a child was scrolled, as bars may have to change their appearance.
  func contentDidMove(in scrollView: UIScrollView)
  /// Whether the large title is expanded with the content at an offset; nil if no large title
  /// follows this scroll view.
  ///
  /// A scroll view that moves uses it to find the time at which the titles start to cross-fade.
  func isExpanded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool?
}

extension ContainerRole {
  var isPage: Bool { false }
  var appearanceChildren: [UIViewController] { container.children }
  var forwardsAppearance: Bool { container.shouldAutomaticallyForwardAppearanceMethods }
  func removeChild(_ child: UIViewController) {
    container.addedChildren.removeAll { $0 === child }
  }
  var childTransition: TransitionContext? { nil }
  var wayBack: (() -> Void)? { nil }
  var activeCoordinator: TransitionCoordinator? { nil }
  func endTransition() {}
  var swipeBack: (any SwipeBackTarget)? { nil }
  var childrenInReach: [UIViewController] { container.shownChildren }
  func goBack() -> Bool { false }
  func goToStart() -> Bool { appearanceChildren.contains { $0.containerRole.goToStart() } }

  func backDestination(from child: UIViewController) -> BackDestination? { nil }
  var hasNavigationBar: Bool { false }

  var bottomBar: BottomBar? { nil }
  func takeBackBottomBar(after progress: TransitionProgress) {}
  var hidesBottomBar: Bool { appearanceChildren.contains(where: \.containerRole.hidesBottomBar) }
  func tabBarItemDidChange(of child: UIViewController) {}

  var pageStack: (any PageStack)? { nil }
  func shows(by action: Selector) -> Bool { false }
  func savedPages(of stack: UIViewController) -> [UIViewController]? { nil }
  func lentPages(of stack: UIViewController) -> [UIViewController]? { nil }
  func setLentPages(_ pages: [UIViewController], of stack: UIViewController, animated: Bool) {}
  func stackDidChange(_ stack: UIViewController) {}
  func restorationParent(
    of page: UIViewController, in stack: UIViewController
  ) -> UIViewController? { nil }
  func layOutBars() {}
  func barsDidChange(of child: UIViewController) {}
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {}
  func contentDidMove(in scrollView: UIScrollView) {}
  func isExpanded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool? { nil }
}
