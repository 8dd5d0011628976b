import Foundation

extension UISplitViewController {
  /// Puts a controller in the column that its sender is in.
  func place(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if let collapsed = arrangement.collapsed { return put(controller, onto: collapsed) }
    fill(column(of: sender) ?? .primary, with: controller)
  }

  /// Puts a controller in the secondary column; while collapsed, on the stack in place of that
  /// column.
  func placeDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    guard let collapsed = arrangement.collapsed else {
      fill(.secondary, with: controller)
      // The columns that covered it are hidden.
      if wanted.coversSecondary { choose(wanted.sidebarsBesideTap) }
      return
    }
    guard sharedStack != nil else { return put(controller, onto: collapsed) }
    fill(.secondary, with: controller, animated: true)
    bringToTop(.secondary, animated: true)
  }

  private func put(_ controller: UIViewController, onto collapsed: CollapsedColumns) {
    if collapsed.root.containerRole.pageStack != nil {
      return collapsed.root.show(controller, sender: self)
    }
    present(controller, animated: true)
  }

  /// The column that a view or a controller is in.
  private func column(of sender: Any?) -> Column? {
    let controller = sender as? UIViewController ?? (sender as? UIView)?.nearestController
    guard let controller else { return nil }
    return sequence(first: controller, next: \.parent).lazy.compactMap(columns.column).first
  }
}

extension UIViewController {
  /// The nearest split view controller around it.
  public var splitViewController: UISplitViewController? { nearestContainer() }
}
