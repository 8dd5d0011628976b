public import Foundation

/// Something that has a size and traits, and passes changes of them on to its children.
///
/// A class declares each member `open` in its body if subclasses are to override it, as
/// `UIViewController` and `UIPresentationController` do.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size it prefers; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child has when the container has a given size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before its size changes; the coordinator runs animations alongside, and completions.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before its traits change; the coordinator runs animations alongside, and completions.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
