public import Foundation

/// Something that is given a size and circumstances, and passes them on to what it holds.
///
/// A class whose subclasses should be able to answer otherwise declares each member `open` in its
/// body, as `UIViewController` and `UIPresentationController` do.
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like; zero where it does not care.
  var preferredContentSize: CGSize { get }
  /// Something it holds would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size something it holds will get when it has a size itself.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Its size is about to change; the coordinator runs what is to happen with it and after it.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Its traits are about to change; the coordinator runs what is to happen with it and after it.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
