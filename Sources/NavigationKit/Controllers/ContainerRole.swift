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
  func giveUp(_ child: UIViewController)

  /// The running transition from one child to another.
  var childTransition: TransitionContext? { get }
  /// The coordinator of that transition; it exists from the call that asks for the transition on.
  var activeCoordinator: TransitionCoordinator? { get }
  /// Ends the running transition at once.
  func endTransition()

  /// The swipe that goes back in the container; nil if there is none.
  var swipeBack: (any SwipeBackTarget)? { get }
  /// Goes back because of a key press; returns false if there is nowhere to go back to.
  func goBack() -> Bool

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
  func isUnfolded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool?
}

extension ContainerRole {
  var appearanceChildren: [UIViewController] { container.children }
  var forwardsAppearance: Bool { container.shouldAutomaticallyForwardAppearanceMethods }
  func giveUp(_ child: UIViewController) {
    container.addedChildren.removeAll { $0 === child }
  }
  var childTransition: TransitionContext? { nil }
  var activeCoordinator: TransitionCoordinator? { nil }
  func endTransition() {}
  var swipeBack: (any SwipeBackTarget)? { nil }
  func goBack() -> Bool { false }
  func layOutBars() {}
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {}
  func contentDidMove(in scrollView: UIScrollView) {}
  func isUnfolded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool? { nil }
}

/// The default answers, for a controller that is no built-in container.
struct DefaultContainerRole: ContainerRole {
  let container: UIViewController
}
