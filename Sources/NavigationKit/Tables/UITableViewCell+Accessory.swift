import Foundation

extension UITableViewCell {
  /// Replaces what stands at the right end.
  func accessoryDidChange() {
    for view in accessories { view.removeFromSuperview() }
    accessories = accessoryView.map { [$0] } ?? makeAccessories()
    for view in accessories { addSubview(view) }
    setNeedsLayout()
  }

  /// Places the accessories from the right, none while editing; returns where the content ends.
  func placeAccessories(from right: CGFloat) -> CGFloat {
    for view in accessories { view.isHidden = isEditing }
    guard !accessories.isEmpty, !isEditing else { return right }
    var end = right - TableMetrics.margin(forWidth: bounds.width)
    for view in accessories.reversed() {
      let size = view.bounds.size
      view.frame = CGRect(
        x: end - size.width, y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      end = view.frame.minX - TableMetrics.gap
    }
    return end + TableMetrics.gap
  }

  private func makeAccessories() -> [UIView] {
    switch accessoryType {
    case .none: []
    case .disclosureIndicator: [makeChevron()]
    case .checkmark: [makeSymbol("checkmark", size: CGSize(width: 15, height: 14), tint: nil)]
    case .detailButton: [makeDetailButton()]
    case .detailDisclosureButton: [makeDetailButton(), makeChevron()]
    }
  }

  private func makeChevron() -> UIView {
    makeSymbol("chevron.forward", size: CGSize(width: 8, height: 13), tint: .systemGray3)
  }

  private func makeSymbol(_ name: String, size: CGSize, tint: UIColor?) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.frame.size = size
    view.tintColor = tint
    return view
  }

  private func makeDetailButton() -> UIView {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(image: UIImage(systemName: "info.circle")) { [weak self] _ in
        self.map { $0.tableView?.accessoryWasTapped(in: $0) }
      })
    button.accessibilityLabel = "More Info"
    button.frame.size = CGSize(width: 24, height: 24)
    return button
  }
}
