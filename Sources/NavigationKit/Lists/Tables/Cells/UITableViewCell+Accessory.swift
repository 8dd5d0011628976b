import Foundation

extension UITableViewCell {
  /// Replaces the accessory views.
  func accessoryDidChange() {
    for view in accessories + editingAccessories {
      view.removeFromSuperview()
      view.stateAlpha = 1
    }
    accessories = views(accessoryView, accessoryType)
    editingAccessories = views(editingAccessoryView, editingAccessoryType)
    for view in accessories + editingAccessories { addSubview(view) }
    setNeedsLayout()
  }

  /// Places the accessories at the row's trailing end; when editing begins or ends, those before
  /// fade out beyond it.
  ///
  /// - Parameter trailing: The position of the row's trailing end, in points from the leading edge.
  /// - Returns: The position at which the content ends, in the same way.
  func placeAccessories(from trailing: CGFloat) -> CGFloat {
    let (shown, hidden) =
      isEditing ? (editingAccessories, accessories) : (accessories, editingAccessories)
    // Where both are the same view, it stays.
    let away = hidden.filter { view in !shown.contains { $0 === view } }
    place(away, from: trailing + away.map(\.bounds.width).reduce(0, +), alpha: 0)
    guard !shown.isEmpty else { return trailing }
    return place(shown, from: trailing - margin, alpha: 1)
  }

  /// Places views side by side up to a position; returns the position at which they begin.
  @discardableResult
  private func place(_ views: [UIView], from trailing: CGFloat, alpha: CGFloat) -> CGFloat {
    var end = trailing
    for view in views.reversed() {
      let size = view.sizeAtRowEnd
      end -= size.width
      view.stateAlpha = alpha
      view.place(
        in: pulled(
          CGRect(
            x: end, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)))
      end -= TableMetrics.gap
    }
    return end + TableMetrics.gap
  }

  /// The accessories that are shown now.
  var presentAccessories: [UIView] { isEditing ? editingAccessories : accessories }

  /// The text size may be another than when they were placed.
  var accessoryGrowth: CGFloat {
    presentAccessories.reduce(0) {
      $0 + $1.sizeAtRowEnd.width - $1.bounds.width
    }
  }

  private func views(_ view: UIView?, _ type: AccessoryType) -> [UIView] {
    if let view { return [view] }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [RowAccessory.chevron()]
    case .checkmark: return [RowAccessory.checkmark()]
    case .detailButton: return [makeDetailButton()]
    case .detailDisclosureButton: return [makeDetailButton(), RowAccessory.chevron()]
    }
  }

  private func makeDetailButton() -> UIView {
    RowAccessory.detailButton { [weak self] in
      self.map { $0.tableView?.accessoryWasTapped(in: $0) }
    }
  }
}
