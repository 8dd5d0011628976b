public import Foundation

/// What a popover can point at: a view, or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Its frame in a view's coordinates; nil if it is not in the same window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's frame in another's coordinates; nil if it is not in the same window.
  public func frame(in referenceView: UIView) -> CGRect? {
    window != nil && window === referenceView.window ? convert(bounds, to: referenceView) : nil
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The item's frame in a view's coordinates; nil if no bar in the same window shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    if let customView { return customView.frame(in: referenceView) }
    let buttons = bars.lazy.compactMap { ($0 as? UIView)?.button(of: self) }
    return buttons.compactMap { $0.frame(in: referenceView) }.first
  }
}

extension UIView {
  /// The button in the view that shows an item.
  fileprivate func button(of item: UIBarButtonItem) -> BarButton? {
    if let button = self as? BarButton { return button.item === item ? button : nil }
    return subviews.lazy.compactMap { $0.button(of: item) }.first
  }
}
