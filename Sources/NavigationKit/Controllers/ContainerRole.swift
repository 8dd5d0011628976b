import Foundation

/// What the engine asks a controller as a container, whatever kind of container it is.
///
/// The default answers come from UIKit's public hooks, so that a user's own container works, too. A
/// built-in container conforms itself, overrides `containerRole` with itself, and gives the answers
/// that differ.
protocol ContainerRole {
  var container: UIViewController { get }

  /// The children that appear and disappear with the container.
  var appearanceChildren: [UIViewController] { get }
  /// Whether children get their appearance methods called as their views are added and removed; a
  /// container that runs transitions calls them itself.
  var forwardsAppearance: Bool { get }
  /// Removes a child that leaves on its own, or moves to another container.
  func removeChild(_ child: UIViewController)

  /// The running transition from one child to another.
  var childTransition: TransitionContext? { get }
  /// The coordinator of that transition; it exists from the call that asks for the transition on.
  var activeCoordinator: TransitionCoordinator? { get }
  /// Ends the running transition at once.
  func endTransition()

  /// The swipe that goes back in the container; nil if there is none.
  var swipeBack: (any SwipeBackTarget)? { get }
  /// The children in which a key leads back before the container does so itself.
  var childrenInReach: [UIViewController] { get }
  /// Goes back because of a key press; returns false if there is nowhere to go back to.
  func goBack() -> Bool

  /// Goes back to the first page; returns whether there was a way.
  func goToStart() -> Bool

  /// Where a child leads back to that is itself a stack, and shows its first page; nil for nowhere.
  func wayBack(from child: UIViewController) -> WayBack?
  /// Whether it shows a navigation bar of its own over its pages.
  var hasNavigationBar: Bool { get }

  /// The bar that it has below its children, whose place a page that is pushed may take; nil where it
  /// has none.
  var bottomBar: BottomBar? { get }
  /// Puts that bar back in its place, which a stack inside has moved with a page.
  func takeBackBottomBar()
  /// Whether a page on a stack inside wants no such bar.
  var hidesBottomBar: Bool { get }
  /// What a tab bar is to show of a child changed.
  func tabBarItemDidChange(of child: UIViewController)

  /// The container as a stack of pages; nil if it is none.
  var pageStack: (any PageStack)? { get }
  /// Whether it answers an action that shows a controller, such as `showViewController:sender:`.
  func shows(by action: Selector) -> Bool

  /// Lays out the bars and the content between them again.
  func layOutBars()
  /// The toolbar items of a child changed.
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool)
  /// Content inside was scrolled: the bars around it may have to change their look.
  func contentDidMove(in scrollView: UIScrollView)
  /// Whether the large title is expanded with the content at an offset; nil if no large title
  /// follows this scroll view.
  ///
  /// A moving scroll view finds with it when the titles start to cross-fade, as that takes its own
  /// time.
  func isExpanded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool?
}

extension ContainerRole {
  var appearanceChildren: [UIViewController] { container.children }
  var forwardsAppearance: Bool { container.shouldAutomaticallyForwardAppearanceMethods }
  func removeChild(_ child: UIViewController) {
    container.addedChildren.removeAll { $0 === child }
  }
  var childTransition: TransitionContext? { nil }
  var activeCoordinator: TransitionCoordinator? { nil }
  func endTransition() {}
  var swipeBack: (any SwipeBackTarget)? { nil }
  var childrenInReach: [UIViewController] { container.shownChildren }
  func goBack() -> Bool { false }
  func goToStart() -> Bool { appearanceChildren.contains { $0.containerRole.goToStart() } }

  func wayBack(from child: UIViewController) -> WayBack? { nil }
  var hasNavigationBar: Bool { false }

  var bottomBar: BottomBar? { nil }
  func takeBackBottomBar() {}
  var hidesBottomBar: Bool { appearanceChildren.contains(where: \.containerRole.hidesBottomBar) }
  func tabBarItemDidChange(of child: UIViewController) {}

  var pageStack: (any PageStack)? { nil }
  func shows(by action: Selector) -> Bool { false }
  func layOutBars() {}
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {}
  func contentDidMove(in scrollView: UIScrollView) {}
  func isExpanded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool? { nil }
}

/// The default answers, for a controller that is no built-in container.
struct DefaultContainerRole: ContainerRole {
  let container: UIViewController
}

/// A way back out of a stack.
struct WayBack {
  /// What the back button says.
  let item: UINavigationItem
  let go: () -> Void
}

/// A bar that a container has below its children, as a stack in one of them sees it.
struct BottomBar {
  let view: UIView
  /// What lies behind its content.
  let background: UIView
  /// Where it stands while it shows, in the window.
  let frame: CGRect
  /// How much of a child it covers beside what the screen's edge does; zero where the child ends above it.
  let covered: CGFloat
  /// How much room it takes from a child; zero where the child lies under it.
  let taken: CGFloat
}
