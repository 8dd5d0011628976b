import Foundation

/// The delete button at the trailing end of a row, and how far the row's content is shifted for it.
final class CellPull {
  /// The button that deletes the row.
  let button: UIButton
  /// How far the content is shifted towards the leading edge, in points.
  var distance: CGFloat = 0
  /// The width of the whole button, in points.
  private(set) var buttonWidth: CGFloat = 0

  init(delete: @escaping () -> Void) {
    button = UIButton(type: .custom, primaryAction: UIAction(title: "Delete") { _ in delete() })
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemRed
  }

  /// Places the button at the content's trailing end; beyond its own width it grows with the distance.
  func place(in cell: UITableViewCell) {
    buttonWidth =
      button.sizeThatFits(cell.bounds.size).width + 2 * TableMetrics.deletePadding
      + cell.covered.trailing
    button.frame = cell.pulled(
      CGRect(
        x: cell.bounds.width, y: 0, width: max(buttonWidth, distance), height: cell.bounds.height))
  }
}

extension UITableViewCell {
  /// The row's delete button, added beyond the trailing edge if there is none yet.
  func readyPull() -> CellPull {
    if let pull { return pull }
    let pull = CellPull { [weak self] in self.map { $0.tableView?.delete($0) } }
    self.pull = pull
    UIView.performWithoutAnimation {
      addSubview(pull.button)
      pull.place(in: self)
      // Lay out its title now, so that the title does not animate separately.
      pull.button.layoutIfNeeded()
    }
    return pull
  }

  /// Shifts the content to a distance; at 0, the button is removed in the end.
  func pull(to distance: CGFloat, animated: Bool) {
    guard let pull else { return }
    pull.distance = distance
    placeParts(
      animated: animated,
      completion: { [weak self] in
        guard pull.distance == 0 else { return }
        pull.button.removeFromSuperview()
        if self?.pull === pull { self?.pull = nil }
      })
  }

  /// How far the content is shifted at this moment of an animation, in points.
  var shownPull: CGFloat {
    guard let pull, let now = window?.stage?.now else { return 0 }
    return bounds.width - placed(pull.button.presentedFrame(at: now)).minX
  }
}
