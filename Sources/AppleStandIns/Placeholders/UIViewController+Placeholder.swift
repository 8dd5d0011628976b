extension UIViewController {
  /// Makes the page a placeholder, with a button that closes it if there is something to do then.
  func showPlaceholder(
    symbol: String, name: String, detail: String?, buttonTitle: String = "Cancel",
    close: (() -> Void)? = nil
  ) {
    let placeholder = PlaceholderView(symbol: symbol, name: name)
    placeholder.detail = detail
    view.backgroundColor = .systemBackground
    view.cover(with: placeholder)
    guard let close else { return }
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: buttonTitle) { _ in close() })
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    let space = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: space.topAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: space.leadingAnchor, constant: 16),
    ])
  }
}
