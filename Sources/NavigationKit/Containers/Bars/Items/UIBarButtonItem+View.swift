public import Foundation

extension UIBarButtonItem {
  /// Makes the view of the item in a bar; nil for a space.
  func makeView(role: StageElement.Role) -> UIView? {
    switch kind {
    case .custom(let view): view
    case .fixedSpace, .flexibleSpace: nil
    case .button, .system: BarButton(item: self, role: role)
    }
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
