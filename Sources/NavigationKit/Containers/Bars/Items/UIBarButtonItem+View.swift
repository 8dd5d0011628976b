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

extension MenuBar where Self: UIView {
  func view(of item: UIBarItem) -> UIView? { button(of: item) }
}

extension UIView {
  /// The button in the view that shows an item.
  fileprivate func button(of item: UIBarItem) -> BarButton? {
    if let button = self as? BarButton { return button.item === item ? button : nil }
    return subviews.lazy.compactMap { $0.button(of: item) }.first
  }
}
