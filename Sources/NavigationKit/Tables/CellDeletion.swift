import Foundation

/// The red circle before a row that can be deleted, and the red button that then deletes it.
final class CellDeletion {
  /// The circle.
  let circle: UIButton
  /// The button that asks whether one is sure.
  let button: UIButton
  /// Whether the button shows.
  private(set) var isAsking = false

  init(label: String, ask: @escaping () -> Void, delete: @escaping () -> Void) {
    circle = UIButton(
      type: .system,
      primaryAction: UIAction(image: UIImage(systemName: "minus.circle.fill")) { _ in ask() })
    circle.tintColor = .systemRed
    circle.accessibilityLabel = "Delete \(label)"
    circle.frame.size = CGSize(width: 24, height: 24)
    circle.insertSubview(CellDeletion.makeGround(in: circle.bounds), at: 0)
    button = UIButton(type: .custom, primaryAction: UIAction(title: "Delete") { _ in delete() })
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemRed
    button.isHidden = true
  }

  /// What shows through the minus: white, whatever the row's ground is.
  private static func makeGround(in bounds: CGRect) -> UIView {
    let ground = UIView(
      frame: bounds.insetBy(dx: TableMetrics.minusMargin, dy: TableMetrics.minusMargin))
    ground.backgroundColor = .white
    ground.isUserInteractionEnabled = false
    ground.clipsToBounds = true
    ground.layer.cornerRadius = ground.bounds.width / 2
    return ground
  }

  /// Shows the button, or hides it.
  func ask(_ asks: Bool) { isAsking = asks }

  /// Places the circle before the content, and the button at the row's end or just beyond it.
  ///
  /// - Parameter indent: How far the content has moved in; the circle moves along with it.
  func place(in cell: UITableViewCell, indent: CGFloat = TableMetrics.editingIndent) {
    let size = circle.bounds.size
    circle.frame = cell.placed(
      CGRect(
        x: cell.leading + indent - TableMetrics.editingIndent,
        y: (cell.bounds.height - size.height) / 2, width: size.width, height: size.height))
    let width = button.sizeThatFits(cell.bounds.size).width + 2 * TableMetrics.deletePadding
    button.frame = cell.placed(
      CGRect(
        x: cell.bounds.width - (isAsking ? width : 0), y: 0, width: width,
        height: cell.bounds.height))
  }
}

extension UITableViewCell {
  /// Shows or removes what deletes the row.
  func showEditing(animated: Bool) {
    guard isEditing else { return removeDeletion(animated: animated) }
    if deletion == nil { addDeletion() }
    placeParts(animated: animated, changes: { deletion?.circle.alpha = 1 })
  }

  /// Shows the red button, or hides it.
  func askWhetherToDelete(_ asks: Bool) {
    guard let deletion else { return }
    deletion.button.isHidden = false
    deletion.ask(asks)
    placeParts(animated: true, completion: { deletion.button.isHidden = !deletion.isAsking })
  }

  /// Adds circle and button outside of the row, from where they come in.
  private func addDeletion() {
    let deletion = CellDeletion(
      label: mainText,
      ask: { [weak self] in self.map { $0.tableView?.askWhetherToDelete($0) } },
      delete: { [weak self] in self.map { $0.tableView?.delete($0) } })
    self.deletion = deletion
    UIView.performWithoutAnimation {
      for view in [deletion.circle, deletion.button] { addSubview(view) }
      deletion.place(in: self, indent: 0)
      deletion.circle.alpha = 0
      // The picture in the circle is there from the start: it does not grow while the circle moves.
      deletion.circle.layoutIfNeeded()
    }
  }

  private func removeDeletion(animated: Bool) {
    guard let deletion else { return }
    self.deletion = nil
    deletion.button.removeFromSuperview()
    placeParts(
      animated: animated,
      changes: {
        deletion.place(in: self, indent: 0)
        deletion.circle.alpha = 0
      }, completion: { deletion.circle.removeFromSuperview() })
  }

  /// Lays the row out anew and makes other changes, all of it in one motion where `animated` is true.
  private func placeParts(
    animated: Bool, changes: () -> Void = {}, completion: @escaping () -> Void = {}
  ) {
    setNeedsLayout()
    guard animated, AnimationContext.current == nil else {
      changes()
      return completion()
    }
    UIView.animate(withDuration: TableMetrics.editingDuration) {
      changes()
      layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }
}
