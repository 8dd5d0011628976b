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
    button = UIButton(type: .custom, primaryAction: UIAction(title: "Delete") { _ in delete() })
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemRed
  }

  /// Shows the button, or hides it.
  func ask(_ asks: Bool) { isAsking = asks }

  /// Places the circle, and the button at the right end or just beyond it.
  func place(in bounds: CGRect, leading: CGFloat) {
    circle.frame.origin = CGPoint(x: leading, y: (bounds.height - circle.frame.height) / 2)
    let width = button.sizeThatFits(bounds.size).width + 2 * TableMetrics.deletePadding
    button.isHidden = !isAsking
    button.frame = CGRect(
      x: isAsking ? bounds.width - width : bounds.width, y: 0, width: width, height: bounds.height)
  }
}

extension UITableViewCell {
  /// Shows or removes what deletes the row.
  func showEditing(animated: Bool) {
    if isEditing, deletion == nil {
      let deletion = CellDeletion(
        label: mainText,
        ask: { [weak self] in self.map { $0.tableView?.askWhetherToDelete($0) } },
        delete: { [weak self] in self.map { $0.tableView?.delete($0) } })
      addSubview(deletion.circle)
      addSubview(deletion.button)
      self.deletion = deletion
      UIView.performWithoutAnimation {
        deletion.place(in: bounds, leading: -deletion.circle.bounds.width)
      }
    } else if !isEditing, let deletion {
      deletion.circle.removeFromSuperview()
      deletion.button.removeFromSuperview()
      self.deletion = nil
    }
    placeParts(animated: animated)
  }

  /// Shows the red button, or hides it.
  func askWhetherToDelete(_ asks: Bool) {
    deletion?.button.isHidden = false
    deletion?.ask(asks)
    placeParts(animated: true)
  }

  private func placeParts(animated: Bool) {
    setNeedsLayout()
    guard animated, AnimationContext.current == nil else { return }
    UIView.animate(withDuration: TableMetrics.editingDuration) { layoutIfNeeded() }
  }
}
