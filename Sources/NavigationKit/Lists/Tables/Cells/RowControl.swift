import Foundation

/// The control at a row's leading end while the row is edited.
final class RowControl {
  nonisolated enum Kind: Hashable, Sendable {
    /// A red button that asks whether to delete the row.
    case delete
    /// A green button that inserts another row.
    case insert
    /// A circle that shows whether the row is selected.
    case select
  }

  let kind: Kind
  /// The round button or picture.
  let circle: UIView

  init(_ kind: Kind, label: String, tap: @escaping () -> Void) {
    self.kind = kind
    circle =
      switch kind {
      case .delete: RowAccessory.deleteButton(label: "Delete \(label)", tap: tap)
      case .insert: RowAccessory.insertButton(label: "Insert \(label)", tap: tap)
      case .select: SelectionCircle()
      }
  }

  /// Shows whether the row is selected.
  func show(isSelected: Bool) {
    (circle as? SelectionCircle)?.show(isSelected: isSelected, tint: nil)
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
  /// Shows or removes the control and the grip, depending on ``isEditing``.
  func showEditing(animated: Bool) {
    let goingGrip = changeGrip()
    let goingControl = changeControl()
    willTransition(to: stateMask)
    placeParts(
      animated: animated,
      changes: {
        grip?.alpha = 1
        control?.circle.alpha = 1
        goingGrip?.alpha = 0
        goingControl?.circle.alpha = 0
        goingControl?.place(in: self, indent: 0)
      },
      completion: { [weak self] in
        goingGrip?.removeFromSuperview()
        goingControl?.circle.removeFromSuperview()
        self.map { $0.didTransition(to: $0.stateMask) }
      })
  }

  /// Adds the grip, transparent, or returns the grip to remove.
  private func changeGrip() -> RowGrip? {
    let isShown = isEditing && edits.moves
    guard isShown != (grip != nil) else { return nil }
    guard isShown else {
      defer { grip = nil }
      return grip
    }
    let grip = RowGrip(label: mainText)
    self.grip = grip
    UIView.performWithoutAnimation {
      addSubview(grip)
      placeGrip(grip, from: bounds.width + RowMoveMetrics.gripWidth)
      grip.alpha = 0
    }
    return nil
  }

  /// Places the grip up to the row's trailing end.
  func placeGrip(_ grip: RowGrip, from trailing: CGFloat) {
    let width = RowMoveMetrics.gripWidth
    grip.frame = pulled(
      CGRect(x: trailing - width, y: 0, width: width, height: bounds.height))
  }

  /// Adds the control at the leading end, transparent, and returns the control to remove.
  private func changeControl() -> RowControl? {
    let kind = isEditing ? edits.control : nil
    guard kind != control?.kind else { return nil }
    let old = control
    control = kind.map(addControl)
    return old
  }

  /// Adds a control beyond the row's edge, from where it animates into the row.
  private func addControl(_ kind: RowControl.Kind) -> RowControl {
    let control = RowControl(kind, label: mainText) { [weak self] in
      self.map { $0.tableView?.controlWasTapped(in: $0) }
    }
    UIView.performWithoutAnimation {
      control.show(isSelected: isSelected)
      addSubview(control.circle)
      control.place(in: self, indent: 0)
      control.circle.alpha = 0
      // Lay out its image now, so that the image does not animate separately.
      control.circle.layoutIfNeeded()
    }
    return control
  }
}

extension UITableView {
  /// The user taps a row's control: the red button shows the row's actions, the green one inserts
  /// another row.
  func controlWasTapped(in cell: UITableViewCell) {
    guard cell.control?.kind == .insert else { return showActions(of: cell) }
    guard let path = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: .insert, forRowAt: inData(path))
  }
}
