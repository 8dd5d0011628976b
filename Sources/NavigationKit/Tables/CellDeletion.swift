import Foundation

/// The red delete button at the leading end of a row while editing.
final class CellDeletion {
  /// The round button.
  let circle: UIButton

  init(label: String, ask: @escaping () -> Void) {
    circle = RowAccessory.deleteButton(label: "Delete \(label)", tap: ask)
  }

  /// Places the circle before the content.
  ///
  /// - Parameter indent: How far the content is indented, in points; the circle moves with it.
  func place(in cell: UITableViewCell, indent: CGFloat = TableMetrics.editingIndent) {
    let size = circle.bounds.size
    circle.frame = cell.pulled(
      CGRect(
        x: cell.covered.leading + cell.margin + indent - TableMetrics.editingIndent,
        y: (cell.bounds.height - size.height) / 2, width: size.width, height: size.height))
  }
}

extension UITableViewCell {
  /// Shows or removes the circle, depending on ``isEditing``.
  func showEditing(animated: Bool) {
    showGrip(animated: animated)
    guard isEditing, edits.deletes else { return removeDeletion(animated: animated) }
    if deletion == nil { addDeletion() }
    placeParts(animated: animated, changes: { deletion?.circle.alpha = 1 })
  }

  /// Shows or removes what the row is dragged by.
  private func showGrip(animated: Bool) {
    let isShown = isEditing && edits.moves
    if isShown, grip == nil {
      let grip = RowGrip(label: mainText)
      self.grip = grip
      UIView.performWithoutAnimation {
        addSubview(grip)
        placeGrip(grip, from: bounds.width + RowMoveMetrics.gripWidth)
        grip.alpha = 0
      }
    }
    guard let grip else { return }
    if !isShown { self.grip = nil }
    placeParts(
      animated: animated, changes: { grip.alpha = isShown ? 1 : 0 },
      completion: { if !isShown { grip.removeFromSuperview() } })
  }

  /// Places what the row is dragged by, up to its trailing end.
  func placeGrip(_ grip: RowGrip, from trailing: CGFloat) {
    let width = RowMoveMetrics.gripWidth
    grip.frame = pulled(
      CGRect(x: trailing - width, y: 0, width: width, height: bounds.height))
  }

  /// Adds the circle beyond the row's edge; it animates into the row from there.
  private func addDeletion() {
    let deletion = CellDeletion(label: mainText) { [weak self] in
      self.map { $0.tableView?.showActions(of: $0) }
    }
    self.deletion = deletion
    UIView.performWithoutAnimation {
      addSubview(deletion.circle)
      deletion.place(in: self, indent: 0)
      deletion.circle.alpha = 0
      // Lay out its image now, so that the image does not animate separately.
      deletion.circle.layoutIfNeeded()
    }
  }

  private func removeDeletion(animated: Bool) {
    guard let deletion else { return setNeedsLayout() }
    self.deletion = nil
    placeParts(
      animated: animated,
      changes: {
        deletion.place(in: self, indent: 0)
        deletion.circle.alpha = 0
      }, completion: { deletion.circle.removeFromSuperview() })
  }
}
