import Foundation
import NavigationKit

/// Constraints that come, go and change, and views that are arranged otherwise, animated or not.
struct LayoutActions: WalkActions {
  func act(on walk: RandomWalk) {
    guard let screen = walk.screen.layout else { return }
    guard walk.random.isOne(in: 3) else { return change(screen, walk) }
    let seconds = Double(walk.random.next(below: 50)) / 100
    walk.record("animate \(seconds):")
    UIView.animate(withDuration: seconds) {
      change(screen, walk)
      if !walk.random.isOne(in: 4) { screen.view.layoutIfNeeded() }
    }
  }

  private func change(_ screen: WalkLayoutController, _ walk: RandomWalk) {
    switch walk.random.next(below: 12) {
    case 0, 1: toggle(walk.random.pick(screen.wishes), walk)
    case 2: toggle(walk.random.pick(screen.conflicts), walk)
    case 3:
      // Mostly none is in force.
      walk.record("resolve")
      NSLayoutConstraint.deactivate(screen.conflicts)
    case 4:
      let wish = walk.random.pick(screen.wishes)
      wish.constant = CGFloat(walk.random.next(below: 200))
      walk.record("constant \(wish)")
    case 5:
      let wish = walk.random.pick(screen.wishes)
      wish.priority = UILayoutPriority(Float(1 + walk.random.next(below: 999)))
      walk.record("priority \(wish)")
    case 6, 7: arrange(screen, walk)
    case 8: hide(screen, walk)
    case 9: move(screen, walk)
    case 10: write(screen, walk)
    default: remove(screen, walk)
    }
  }

  private func toggle(_ constraint: NSLayoutConstraint, _ walk: RandomWalk) {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
    guard items.allSatisfy({ $0.window != nil }) else { return }
    walk.record("toggle \(constraint)")
    constraint.isActive.toggle()
  }

  private func arrange(_ screen: WalkLayoutController, _ walk: RandomWalk) {
    let stack = walk.random.pick([screen.stack, screen.inner])
    switch walk.random.next(below: 4) {
    case 0: stack.axis = walk.random.pick([.horizontal, .vertical])
    case 1:
      stack.distribution = walk.random.pick([
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ])
    case 2: stack.alignment = walk.random.pick([.fill, .leading, .center, .trailing])
    default: stack.spacing = CGFloat(walk.random.next(below: 12))
    }
    walk.record(
      "arrange \(stack === screen.stack ? "stack" : "inner") \(stack.axis) \(stack.distribution) \(stack.alignment) \(stack.spacing)"
    )
  }

  private func hide(_ screen: WalkLayoutController, _ walk: RandomWalk) {
    let index = walk.random.next(below: 5)
    walk.record("hide or show \(index)")
    (screen.views + [screen.inner])[index].isHidden.toggle()
  }

  private func move(_ screen: WalkLayoutController, _ walk: RandomWalk) {
    let index = walk.random.next(below: screen.views.count)
    let stack = walk.random.pick([screen.stack, screen.inner])
    let view = screen.views[index]
    let count = stack.arrangedSubviews.filter { $0 !== view }.count
    let place = walk.random.next(below: count + 1)
    walk.record("move \(index) to \(place) of \(stack === screen.stack ? "stack" : "inner")")
    stack.insertArrangedSubview(view, at: place)
  }

  private func write(_ screen: WalkLayoutController, _ walk: RandomWalk) {
    let label = walk.random.pick(screen.views) as? UILabel
    label?.text = String(repeating: "word ", count: walk.random.next(below: 20))
    walk.record("write \(label?.text ?? "")")
  }

  private func remove(_ screen: WalkLayoutController, _ walk: RandomWalk) {
    let index = walk.random.next(below: screen.views.count)
    walk.record("remove \(index)")
    screen.views[index].removeFromSuperview()
  }
}
