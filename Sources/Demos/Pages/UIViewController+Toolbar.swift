extension UIViewController {
  /// Shows small text in the middle of the toolbar, with `leading` and `trailing` items at its
  /// ends.
  func showInToolbar(
    _ text: String, leading: UIBarButtonItem? = nil, trailing: UIBarButtonItem? = nil,
    animated: Bool = false
  ) {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: UIViewController.toolbarTextSize, weight: .regular)
    label.sizeToFit()
    let middle = UIBarButtonItem(customView: label)
    let items = [leading, .flexibleSpace(), middle, .flexibleSpace(), trailing]
    setToolbarItems(items.compactMap { $0 }, animated: animated)
  }

  /// The font size of text in a toolbar, in points.
  private static let toolbarTextSize: CGFloat = 12
}
