import Foundation

/// The size of a view in a host that places it: the app's, unless that is only what suits the
/// content, which then goes on to decide.
final class HostedSize {
  /// The app's size; nil without one.
  private var explicitSize: CGSize?
  /// Whether it is still to be found out if that is what suits the content.
  private var isOpen = false
  /// The host's size.
  private var placed = CGSize.zero

  /// The view's size within some room.
  func size(of view: UIView, in room: CGSize) -> CGSize {
    let present = view.bounds.size
    if present != placed {
      (explicitSize, isOpen, placed) = (present == .zero ? nil : present, true, present)
    }
    // Text may have no size before it is in a window.
    if isOpen, view.window != nil {
      isOpen = false
      // As after `sizeToFit()`.
      if explicitSize == view.contentSize(in: room) { explicitSize = nil }
    }
    let keeps = view.translatesAutoresizingMaskIntoConstraints
    return Self.bounded((keeps ? explicitSize : nil) ?? view.sizeInHost(room), by: room)
  }

  /// The host has placed the view, perhaps in less room than it asks for.
  func record(placed size: CGSize) { placed = size }

  /// A length that is no number, or negative, is none; a view that asks for all there is gets the
  /// room.
  private static func bounded(_ size: CGSize, by room: CGSize) -> CGSize {
    let expandedSize = UIView.layoutFittingExpandedSize
    let (width, height) = (size.width.isNaN ? 0 : size.width, size.height.isNaN ? 0 : size.height)
    return CGSize(
      width: max(0, room.width > 0 ? min(width, room.width) : width),
      height: max(0, height < expandedSize.height ? height : room.height))
  }
}
