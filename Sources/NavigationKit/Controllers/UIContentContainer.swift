public import Foundation

/// Something that has a size and traits, and passes changes of them on to its children.
///
/// A class declares each member `open` in its body if subclasses are to override it, as
/// `UIViewController` and `UIPresentationController` do.
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size it prefers; zero for none.
  var preferredContentSize: CGSize { get }
  /// A child prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets when the container has a given size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Its size is about to change; the coordinator runs animations alongside and completions.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Its traits are about to change; the coordinator runs animations alongside and completions.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
