import NavigationKit

/// Columns that are shown, hidden and filled.
struct ColumnActions: WalkActions {
  func act(on walk: RandomWalk) {
    switch walk.random.next(below: 7) {
    case 0: push(walk)
    case 1, 2: fill(walk)
    default: actInCallback(on: walk)
    }
  }

  func actInCallback(on walk: RandomWalk) {
    guard let split = walk.screen.split else { return }
    if split.style == .unspecified || walk.random.isOne(in: 5) {
      split.preferredDisplayMode = walk.random.pick([
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
        .twoOverSecondary, .twoDisplaceSecondary,
      ])
      return walk.record("prefer \(split.preferredDisplayMode)")
    }
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let column = walk.random.pick(columns)
    let shows = walk.random.isOne(in: 2)
    walk.record("\(shows ? "show" : "hide") \(column)")
    shows ? split.show(column) : split.hide(column)
  }

  private func fill(_ walk: RandomWalk) {
    guard let split = walk.screen.split else { return }
    let page = walk.random.isOne(in: 3) ? kept(by: walk) : walk.makePage()
    if walk.random.isOne(in: 2) || split.style == .unspecified {
      walk.record("show detail \(page.title ?? "")")
      split.showDetailViewController(page, sender: nil)
    } else {
      let column = walk.random.pick([UISplitViewController.Column.primary, .secondary])
      walk.record("fill \(column) with \(page.title ?? "")")
      split.setViewController(page, for: column)
    }
  }

  /// One of the stacks that are shown again and again.
  private func kept(by walk: RandomWalk) -> UIViewController {
    let stacks = walk.kept.compactMap { $0 as? UINavigationController }
    if stacks.count == Self.keptCount { return walk.random.pick(stacks) }
    let stack = UINavigationController(rootViewController: walk.makePage())
    stack.title = "kept \(stacks.count)"
    walk.kept.append(stack)
    return stack
  }

  /// Pushes on a stack that is kept, wherever its pages are.
  private func push(_ walk: RandomWalk) {
    let stack = kept(by: walk)
    let page = walk.makePage()
    walk.record("push \(page.number) on \(stack.title ?? "")")
    stack.show(page, sender: nil)
  }

  private static let keptCount = 3
}
