import Foundation

/// A container as the back key, the back swipe and tools see it: how it goes back.
protocol BackTarget: AppearanceParent {
  /// The container's back swipe; nil if there is none.
  var swipeBack: (any SwipeBackTarget)? { get }
  /// The children that handle a back key before the container does.
  var childrenInReach: [UIViewController] { get }
  /// Goes back because of a key press; returns false if it cannot go back.
  func goBack() -> Bool
  /// Goes back to the first page; returns false if it is shown already.
  func goToStart() -> Bool
  /// The closure that returns it at once to the pages that it shows now; nil if it has no pages.
  var returnAction: (() -> Void)? { get }
}

extension BackTarget {
  var swipeBack: (any SwipeBackTarget)? { nil }
  var childrenInReach: [UIViewController] { container.shownChildren }
  func goBack() -> Bool { false }
  func goToStart() -> Bool { appearanceChildren.contains { $0.containerRole.goToStart() } }
  var returnAction: (() -> Void)? { nil }
}
