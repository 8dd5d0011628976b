import Foundation

/// The red delete button at the leading end of a row while editing.
final class CellDeletion {
  /// The round button.
  let circle: UIButton

  init(label: String, ask: @escaping () -> Void) {
    circle = UIButton(
      type: .system,
      primaryAction: UIAction(image: UIImage(systemName: "minus.circle.fill")) { _ in ask() })
    circle.tintColor = .systemRed
    circle.accessibilityLabel = "Delete \(label)"
    circle.frame.size = CGSize(width: 24, height: 24)
    circle.insertSubview(CellDeletion.makeBackground(in: circle.bounds), at: 0)
  }

  /// The white disc that shows through the minus, which is cut out of the symbol.
  private static func makeBackground(in bounds: CGRect) -> UIView {
    let background = UIView(
      frame: bounds.insetBy(dx: TableMetrics.minusMargin, dy: TableMetrics.minusMargin))
    background.backgroundColor = .white
    background.isUserInteractionEnabled = false
    background.clipsToBounds = true
    background.layer.cornerRadius = background.bounds.width / 2
    return background
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
    guard isEditing else { return removeDeletion(animated: animated) }
    if deletion == nil { addDeletion() }
    placeParts(animated: animated, changes: { deletion?.circle.alpha = 1 })
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
    guard let deletion else { return }
    self.deletion = nil
    placeParts(
      animated: animated,
      changes: {
        deletion.place(in: self, indent: 0)
        deletion.circle.alpha = 0
      }, completion: { deletion.circle.removeFromSuperview() })
  }

  /// Applies changes and lays the row out again, in one animation if `animated`.
  func placeParts(
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
