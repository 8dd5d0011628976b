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
    guard let stack = collapsed.root.containerRole.pageStack,
      collapsed.order.first == .primary || style == .unspecified
    else { return put(controller, onto: collapsed) }
    stackDetail(controller, on: stack, in: collapsed)
  }

  private func put(_ controller: UIViewController, onto collapsed: CollapsedColumns) {
    if collapsed.root.containerRole.pageStack != nil {
      return collapsed.root.show(controller, sender: self)
    }
    present(controller, animated: true)
  }

  /// Makes a controller the secondary one, on top of the stack.
  private func stackDetail(
    _ controller: UIViewController, on stack: any PageStack, in collapsed: CollapsedColumns
  ) {
    let old = columns.holders[.secondary]
    let isThere = controller === columns.given[.secondary]
    if isThere, collapsed.index(of: .secondary) != nil {
      return bringToTop(.secondary, in: collapsed)
    }
    var collapsed = collapsed
    if collapsed.order.isEmpty {
      collapsed.order = [.primary]
      collapsed.stacks.columns = [stack.viewControllers]
    }
    if collapsed.index(of: .secondary) == nil {
      collapsed.order.append(.secondary)
      collapsed.stacks.columns.append([])
    }
    let index = collapsed.order.count - 1
    let below = collapsed.stacks.hiding(index, in: stack.viewControllers) ?? stack.viewControllers
    guard let holder = isThere ? old : hold(controller, in: .secondary) else { return }
    collapsed.stacks.columns[index] = holder.stackedPages
    arrangement = .collapsed(collapsed)
    if holder.containerRole.pageStack != nil {
      addColumnChild(holder)
      holder.containerRole.pageStack?.setViewControllers([], animated: false)
    }
    stack.setViewControllers(below + collapsed.stacks.columns[index], animated: true)
    if let old, old !== holder { removeColumnChild(old) }
  }

  /// The column that a view or a controller is in.
  private func column(of sender: Any?) -> Column? {
    let controller = sender as? UIViewController ?? (sender as? UIView)?.nearestController
    guard let controller else { return nil }
    return sequence(first: controller, next: \.parent).lazy.compactMap(columns.column).first
  }
}

extension UIView {
  /// The nearest controller whose view contains this view.
  fileprivate var nearestController: UIViewController? { controllersAround.first { _ in true } }
}

extension Selector {
  /// The names of `show(_:sender:)` and `showDetailViewController(_:sender:)`.
  static let show = Selector("showViewController:sender:")
  static let showDetail = Selector("showDetailViewController:sender:")
}

extension UIViewController {
  /// The nearest split view controller around it.
  public var splitViewController: UISplitViewController? { nearestContainer() }

  /// The nearest controller, this one or a parent, that handles an action such as
  /// `showViewController:sender:` itself; nil if none does.
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first {
      $0.containerRole.shows(by: action) || $0.canPerformAction(action, withSender: sender)
    }
  }
}
