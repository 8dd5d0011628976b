import Foundation

/// The red button at the end of a row, and how far the row's content is pulled aside for it.
final class CellPull {
  /// The button that deletes the row.
  let button: UIButton
  /// How far the content is from its place, in points.
  var distance: CGFloat = 0
  /// How far it has to be for the whole button, in points.
  private(set) var buttonWidth: CGFloat = 0

  init(delete: @escaping () -> Void) {
    button = UIButton(type: .custom, primaryAction: UIAction(title: "Delete") { _ in delete() })
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemRed
  }

  /// Places the button where the content ends: it comes in whole, and grows once all of it shows.
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
  /// Makes the red button ready beyond the row's end, unless it shows already.
  func readyPull() -> CellPull {
    if let pull { return pull }
    let pull = CellPull { [weak self] in self.map { $0.tableView?.delete($0) } }
    self.pull = pull
    UIView.performWithoutAnimation {
      addSubview(pull.button)
      pull.place(in: self)
      // Its title is in place from the start: it does not grow while the button moves.
      pull.button.layoutIfNeeded()
    }
    return pull
  }

  /// Pulls the content aside, or back to its place, where the button goes once nothing shows of it.
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

  /// How far the content is from its place at this instant, in points.
  var shownPull: CGFloat {
    guard let pull, let now = window?.stage?.now else { return 0 }
    return bounds.width - placed(pull.button.presentedFrame(at: now)).minX
  }
}
