import Foundation

extension UITableViewCell {
  /// Replaces the accessory views.
  func accessoryDidChange() {
    showAccessories()
    for view in accessories {
      view.removeFromSuperview()
      view.stateAlpha = 1
    }
    accessories = accessoryView.map { [$0] } ?? makeAccessories()
    for view in accessories { addSubview(view) }
    setNeedsLayout()
  }

  /// Places the accessories at the row's trailing end; while editing they fade out beyond it.
  ///
  /// - Parameter trailing: The position of the row's trailing end, in points from the leading edge.
  /// - Returns: The position at which the content ends, in the same way.
  func placeAccessories(from trailing: CGFloat) -> CGFloat {
    guard !accessories.isEmpty else { return trailing }
    if isEditing { fadeAccessories() } else { showAccessories() }
    let margin = TableMetrics.margin(forWidth: bounds.width)
    let away = isEditing ? accessories.map(\.bounds.width).reduce(margin, +) : 0
    var end = trailing - margin + away
    for view in accessories.reversed() {
      let size = view.bounds.size
      end -= size.width
      view.frame = pulled(
        CGRect(
          x: end, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
          height: size.height))
      end -= TableMetrics.gap
    }
    return isEditing ? trailing : end + TableMetrics.gap
  }

  private func fadeAccessories() {
    for view in accessories { view.stateAlpha = 0 }
  }

  private func showAccessories() {
    for view in accessories { view.stateAlpha = 1 }
  }

  private func makeAccessories() -> [UIView] {
    switch accessoryType {
    case .none: []
    case .disclosureIndicator: [RowAccessory.chevron()]
    case .checkmark: [RowAccessory.checkmark()]
    case .detailButton: [makeDetailButton()]
    case .detailDisclosureButton: [makeDetailButton(), RowAccessory.chevron()]
    }
  }

  private func makeDetailButton() -> UIView {
    RowAccessory.detailButton { [weak self] in
      self.map { $0.tableView?.accessoryWasTapped(in: $0) }
    }
  }
}
