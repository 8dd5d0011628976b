import Foundation

/// What a controller answers to those who care that it holds others, and not what kind of container
/// it is.
///
/// Each answer has a default from UIKit's public hooks, so that a container of anybody's own answers
/// too. A built-in container conforms itself, overrides `containerRole` with itself, and gives the
/// answers that differ.
protocol ContainerRole {
  /// The container.
  var container: UIViewController { get }

  /// The children whose views come and go with the container's.
  var appearanceChildren: [UIViewController] { get }
  /// Whether children hear of their views' coming and going as somebody puts them in and takes them
  /// out; a container that runs transitions says it at each step of its own.
  var forwardsAppearance: Bool { get }
  /// A child leaves by itself, or another container takes it.
  func giveUp(_ child: UIViewController)

  /// The transition that leads from one child to another, if one runs.
  var childTransition: TransitionContext? { get }
  /// What lets views join that transition, from the call that asks for it on.
  var activeCoordinator: TransitionCoordinator? { get }
  /// Has everything that moves arrive.
  func endTransition()

  /// The swipe that leads back in the container; nil where none does.
  var swipeBack: (any SwipeBackTarget)? { get }
  /// The children in which a key leads back before the container does so itself.
  var childrenInReach: [UIViewController] { get }
  /// Goes back by a key; returns whether there was a way.
  func goBack() -> Bool

  /// The stack of pages it is; nil for what is none.
  var pageStack: (any PageStack)? { get }
  /// Whether it answers an action that shows a controller, such as `showViewController:sender:`.
  func shows(by action: Selector) -> Bool

  /// Something between the bars asks to lie otherwise under them.
  func layOutBars()
  /// The toolbar items of a child changed.
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool)
  /// Content inside was scrolled: bars beside it may look otherwise.
  func contentDidMove(in scrollView: UIScrollView)
  /// Whether a large title is unfolded with the content at an offset; nil where none goes by it.
  ///
  /// As one title gives way to the other in a time of its own, it has to be told when that starts.
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
  var childrenInReach: [UIViewController] { container.shownChildren }
  func goBack() -> Bool { false }
  var pageStack: (any PageStack)? { nil }
  func shows(by action: Selector) -> Bool { false }
  func layOutBars() {}
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {}
  func contentDidMove(in scrollView: UIScrollView) {}
  func isUnfolded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool? { nil }
}

/// The answers of a controller that is no built-in container.
struct DefaultContainerRole: ContainerRole {
  let container: UIViewController
}
