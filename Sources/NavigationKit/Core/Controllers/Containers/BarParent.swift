import Foundation

/// A container as pages, scroll views and inner stacks see it: the bars that depend on them.
protocol BarParent: AppearanceParent {
  /// Whether it has a navigation bar of its own above its pages.
  var hasNavigationBar: Bool { get }
  /// The back button for a child that is itself a stack and shows its first page; nil for none.
  func backDestination(from child: UIViewController) -> BackDestination?

  /// The bar below its children, which a pushed page may hide; nil if there is none.
  var bottomBar: BottomBar? { get }
  /// Puts that bar back in the container after an inner stack has moved it with a page.
  func restoreBottomBar(after progress: TransitionProgress)
  /// Whether a page of an inner stack hides the bottom bar.
  var hidesBottomBar: Bool { get }

  /// Lays out the bars and the content between them again.
  func layOutBars()
  /// A child's preferences for the bars changed, such as `hidesBottomBarWhenPushed`.
  func barsDidChange(of child: UIViewController)
  /// The toolbar items of a child changed.
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool)
  /// Called when a child's tab bar item changed.
  func tabBarItemDidChange(of child: UIViewController)
  /// Called when content in a child was scrolled, as bars may have to change their appearance.
  func contentDidMove(in scrollView: UIScrollView)
  /// Whether the large title is expanded with the content at an offset; nil if no large title
  /// follows this scroll view.
  ///
  /// A scroll view that moves uses it to find the time at which the titles start to cross-fade.
  func isExpanded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool?
}

extension BarParent {
  var hasNavigationBar: Bool { false }
  func backDestination(from child: UIViewController) -> BackDestination? { nil }
  var bottomBar: BottomBar? { nil }
  func restoreBottomBar(after progress: TransitionProgress) {}
  var hidesBottomBar: Bool { appearanceChildren.contains(where: \.containerRole.hidesBottomBar) }
  func layOutBars() {}
  func barsDidChange(of child: UIViewController) {}
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {}
  func tabBarItemDidChange(of child: UIViewController) {}
  func contentDidMove(in scrollView: UIScrollView) {}
  func isExpanded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool? { nil }
}
