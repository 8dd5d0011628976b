import Foundation

/// While collapsed, the pages of the columns that are shown are on the first one's stack. Their
/// navigation controllers answer for them, and have them back as soon as they have left it.
extension UISplitViewController {
  /// The stack that the columns share; nil unless they are stacked.
  var sharedStack: SharedStack? {
    guard let collapsed = arrangement.collapsed, collapsed.root !== columns.holders[.compact],
      let stack = collapsed.root.containerRole.pageStack
    else { return nil }
    let stacked = order.filter { columns.holders[$0] != nil }
    let merged = stacked.dropFirst().map {
      collapsed.mergedStack(of: columns.holders[$0])?.pages ?? []
    }
    let own = collapsed.mergedStacks.isEmpty ? stack.viewControllers : collapsed.own
    return SharedStack(
      stack: stack, columns: stacked, pages: ColumnStacks(columns: [own] + merged))
  }

  /// The column on top while collapsed; nil if that is not known.
  var topColumn: Column? {
    guard let collapsed = arrangement.collapsed else { return nil }
    guard let shared = sharedStack else { return columns.column(of: collapsed.root) }
    return shared.columns.last(where: shared.shows)
  }

  /// Brings a stacked column's pages to the top of the stack.
  func bringToTop(_ column: Column, animated: Bool) {
    guard let index = sharedStack?.columns.firstIndex(of: column) else { return }
    if sharedStack?.shows(column) == false {
      mergeStacks(order.filter { $0.rawValue <= column.rawValue })
    }
    guard let shared = sharedStack else { return }
    let pages = shared.pages.showing(index, in: shared.stack.viewControllers)
    guard pages != shared.stack.viewControllers else { return }
    shared.stack.setViewControllers(pages, animated: animated)
  }

  /// Takes a column's pages off the stack, and all pages above them.
  func removeFromStack(_ column: Column, animated: Bool) {
    guard let shared = sharedStack, let index = shared.columns.firstIndex(of: column),
      let pages = shared.pages.hiding(index, in: shared.stack.viewControllers)
    else { return }
    shared.stack.setViewControllers(pages, animated: animated)
  }

  /// The secondary controller while its pages are on the stack; nil if they are not.
  var stackedSecondary: UIViewController? {
    columns.holders[.secondary].flatMap { arrangement.collapsed?.mergedStack(of: $0)?.owner }
  }

  /// Takes the pages out of columns' navigation controllers, for the caller to put on the stack.
  func mergeStacks(_ merging: [Column]) {
    guard let collapsed = arrangement.collapsed else { return }
    let new = merging.compactMap { columns.holders[$0] }
      .filter { $0 !== collapsed.root && collapsed.mergedStack(of: $0) == nil }
      .map { MergedStack(owner: $0, pages: $0.stackedPages) }
    for mergedStack in new {
      mergedStack.owner.containerRole.pageStack?.setViewControllers([], animated: false)
    }
    changeCollapsed {
      if $0.mergedStacks.isEmpty { $0.own = $0.root.stackedPages }
      $0.mergedStacks += new
    }
  }

  /// Gives all pages back to their columns.
  func separateStacks() {
    guard let collapsed = arrangement.collapsed else { return }
    let own = sharedStack?.parts.first
    let mergedStacks = collapsed.mergedStacks.map {
      MergedStack(owner: $0.owner, pages: pages(of: $0))
    }
    changeCollapsed { $0.mergedStacks = [] }
    if let stack = collapsed.root.containerRole.pageStack, let own, own != stack.viewControllers {
      stack.setViewControllers(own, animated: false)
    }
    for mergedStack in mergedStacks { giveBack(mergedStack, from: collapsed.root) }
  }

  private func giveBack(_ mergedStack: MergedStack, from root: UIViewController) {
    // Some may be elsewhere by now.
    let pages = mergedStack.pages.filter { $0.parent == nil || $0.parent === root }
    mergedStack.owner.containerRole.pageStack?.setViewControllers(pages, animated: false)
    if columns.column(of: mergedStack.owner) != nil { addColumnChild(mergedStack.owner) }
    release(mergedStack.owner)
  }

  /// The merged pages, with those that were pushed and without those that were popped since.
  private func pages(of mergedStack: MergedStack) -> [UIViewController] {
    guard let shared = sharedStack,
      let index = shared.columns.firstIndex(where: { columns.holders[$0] === mergedStack.owner })
    else { return mergedStack.pages }
    return shared.parts[index]
  }

  private func changeCollapsed(_ change: (inout CollapsedColumns) -> Void) {
    guard var collapsed = arrangement.collapsed else { return }
    change(&collapsed)
    arrangement = .collapsed(collapsed)
  }

  // MARK: Stacks

  func mergedPages(of stack: UIViewController) -> [UIViewController]? {
    arrangement.collapsed?.mergedStack(of: stack).map(pages)
  }

  func savedPages(of stack: UIViewController) -> [UIViewController]? {
    stack === arrangement.collapsed?.root ? sharedStack?.parts.first : nil
  }

  func setMergedPages(_ pages: [UIViewController], of stack: UIViewController, animated: Bool) {
    let shared = sharedStack
    let column = columns.column(of: stack)
    changeCollapsed { collapsed in
      guard let index = collapsed.mergedStacks.firstIndex(where: { $0.owner === stack }) else {
        return
      }
      collapsed.mergedStacks[index].pages = pages
    }
    guard let shared, let column, shared.shows(column) else { return }
    shared.stack.setViewControllers(
      shared.shownParts.flatMap { $0.column == column ? pages : $0.pages }, animated: animated)
  }

  /// Notes whose pages are on the stack, and gives those back that have left it.
  func stackDidChange(_ stack: UIViewController) {
    guard let collapsed = arrangement.collapsed, stack === collapsed.root,
      !collapsed.mergedStacks.isEmpty
    else { return }
    let shown = Set(stack.stackedPages)
    let own = sharedStack?.parts.first
    let mergedStacks = collapsed.mergedStacks.map {
      MergedStack(owner: $0.owner, pages: pages(of: $0))
    }
    func isOver(_ mergedStack: MergedStack) -> Bool {
      mergedStack.pages.allSatisfy { $0.parent !== stack && !shown.contains($0) }
    }
    changeCollapsed {
      $0.mergedStacks = mergedStacks.filter { !isOver($0) }
      if let own { $0.own = own }
    }
    for mergedStack in mergedStacks where isOver(mergedStack) { giveBack(mergedStack, from: stack) }
  }
}
