public import Foundation

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The item's frame in a view's coordinates; nil if no bar in the same window shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    if let customView { return customView.frame(in: referenceView) }
    return bars.lazy.compactMap { $0.view(of: self)?.frame(in: referenceView) }.first
  }
}
