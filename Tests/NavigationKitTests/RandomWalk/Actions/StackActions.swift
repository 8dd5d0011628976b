import Foundation
import NavigationKit

/// Pages that come to and go from stacks.
struct StackActions: WalkActions {
  func act(on walk: RandomWalk) {
    walk.random.isOne(in: 5) ? scroll(walk) : actInCallback(on: walk)
  }

  func actInCallback(on walk: RandomWalk) {
    guard let stack = stack(of: walk) else { return }
    let animated = !walk.random.isOne(in: 4)
    switch walk.random.next(below: 8) {
    case 0...2: push(on: stack, walk, animated: animated)
    case 3:
      walk.record("pop \(animated)")
      stack.popViewController(animated: animated)
    case 4:
      walk.record("pop to root \(animated)")
      stack.popToRootViewController(animated: animated)
    case 5: popToSome(on: stack, walk, animated: animated)
    case 6: removeSome(on: stack, walk)
    default: replace(stack, walk, animated: animated)
    }
  }

  /// Mostly the stack at home, otherwise any that shows pages.
  private func stack(of walk: RandomWalk) -> UINavigationController? {
    if let home = walk.screen.home, !walk.random.isOne(in: 4) { return home }
    let stacks = walk.stacks.filter { !$0.viewControllers.isEmpty }
    return stacks.isEmpty ? nil : walk.random.pick(stacks)
  }

  private func push(on stack: UINavigationController, _ walk: RandomWalk, animated: Bool) {
    let page = walk.makePage()
    walk.record("push \(page.number) \(animated)")
    stack.pushViewController(page, animated: animated)
  }

  private func popToSome(on stack: UINavigationController, _ walk: RandomWalk, animated: Bool) {
    guard !stack.viewControllers.isEmpty else { return }
    let page = walk.random.pick(stack.viewControllers)
    walk.record("pop to \(page.title ?? "") \(animated)")
    stack.popToViewController(page, animated: animated)
  }

  /// Removes a page from its parent, wherever it is on the stack.
  private func removeSome(on stack: UINavigationController, _ walk: RandomWalk) {
    guard stack.viewControllers.count > 1 else { return }
    let page = walk.random.pick(stack.viewControllers)
    walk.record("remove \(page.title ?? "")")
    page.removeFromParent()
  }

  private func replace(_ stack: UINavigationController, _ walk: RandomWalk, animated: Bool) {
    var pages = stack.viewControllers.filter { _ in walk.random.isOne(in: 2) }
    if walk.random.isOne(in: 2) { pages.append(walk.makePage()) }
    if walk.random.isOne(in: 3) { pages.reverse() }
    if pages.isEmpty { pages = [walk.makePage()] }
    walk.record("set \(pages.map { $0.title ?? "" }) \(animated)")
    stack.setViewControllers(pages, animated: animated)
  }

  /// Scrolls the top page in code or with a flick.
  private func scroll(_ walk: RandomWalk) {
    let bounds = walk.stage.window.bounds
    if walk.random.isOne(in: 2) || walk.isFingerDown {
      let page = stack(of: walk)?.topViewController as? WalkPage
      let y = CGFloat(walk.random.next(below: 400) - 200)
      walk.record("scroll to \(y)")
      let animated = !walk.random.isOne(in: 4)
      page?.scrollView?.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
    } else {
      let end = CGPoint(x: bounds.midX, y: CGFloat(walk.random.next(below: 380)))
      walk.record("flick to \(end)")
      walk.stage.drag(
        from: CGPoint(x: bounds.midX, y: 200), to: end,
        over: Double(walk.random.next(below: 40)) / 100)
    }
  }
}
