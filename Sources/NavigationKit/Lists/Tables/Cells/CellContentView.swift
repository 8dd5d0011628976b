import Foundation

/// The view that holds a cell's labels and image view.
final class CellContentView: UIView {
  private var isPlacedByCell = false

  /// Takes its place in the cell and lays out what is in it.
  func layOut(in frame: CGRect) {
    isPlacedByCell = true
    defer { isPlacedByCell = false }
    self.frame = frame
    setNeedsLayout()
    layoutIfNeeded()
  }

  // A text that changes moves others: the cell's class may place them in its layoutSubviews().
  override func setNeedsLayout() {
    super.setNeedsLayout()
    if !isPlacedByCell { superview?.setNeedsLayout() }
  }

  /// A row has its height before it was measured.
  override var yieldsHeight: Bool { true }

  /// Rows stay as they are below bars.
  override var safeAreaOfMargins: UIEdgeInsets {
    UIEdgeInsets(left: safeAreaInsets.left, right: safeAreaInsets.right)
  }

  override var standardMargins: UIEdgeInsets {
    let sideMargin = SideMargin.points(inWidth: bounds.width)
    let inset = readableInsetsOfRow
    return NSDirectionalEdgeInsets(
      top: TableMetrics.contentMargin, leading: sideMargin + inset.leading,
      bottom: TableMetrics.contentMargin, trailing: sideMargin + inset.trailing
    ).sides(isRightToLeft: isRightToLeft)
  }

  override func layoutSubviews() { (superview as? UITableViewCell)?.placeContent() }
}

extension UIView {
  /// How much further in than usual what is in a row's content begins and ends, in points; an
  /// accessory, before which it ends, is further in already.
  var readableInsetsOfRow: (leading: CGFloat, trailing: CGFloat) {
    let content = self is CellContentView ? self : superview
    if let title = content?.superview as? UITableViewHeaderFooterView {
      let inset = (title.superview as? UITableView)?.readableInset ?? 0
      return (inset, inset)
    }
    guard let cell = content?.superview as? UITableViewCell else { return (0, 0) }
    return (cell.readableInset, cell.presentAccessories.isEmpty ? cell.readableInset : 0)
  }
}
