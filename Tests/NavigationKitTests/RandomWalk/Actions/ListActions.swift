import Foundation

@testable import NavigationKit

/// Items of a list that come, go, move, are reloaded, selected and scrolled to.
struct ListActions: WalkActions {
  func act(on walk: RandomWalk) {
    guard let list = walk.screen.list else { return }
    switch walk.random.next(below: 15) {
    case 0...5: change(list, walk)
    case 6: reload(list, walk)
    case 7, 8: select(in: list, walk)
    case 9: scroll(list, walk)
    case 10:
      walk.record("restyle")
      list.restyle(&walk.random)
    case 11: resize(list, walk)
    case 12: hold(walk)
    case 13: drag(CGSize(width: walk.random.pick([-300, -120, 200]), height: 0), walk)
    default: drag(CGSize(width: 0, height: walk.random.pick([-500, -200, 300, 700])), walk)
    }
  }

  private func change(_ list: WalkListController, _ walk: RandomWalk) {
    let selected = Set(list.selectionInData.compactMap(list.items.item))
    let before = list.items
    let updates = list.items.change(&walk.random)
    walk.record("change \(updates)")
    list.show(updates, &walk.random)
    let deselected = list is WalkTableController ? Self.reloaded(by: updates, in: before) : []
    let wanted = selected.filter { list.items.path(of: $0) != nil }.subtracting(deselected)
    let kept = Set(list.selectionInData.compactMap(list.items.item))
    if kept != wanted { walk.fail("\(kept) are selected, not \(wanted)") }
  }

  /// The items that are reloaded, which a table deselects.
  private static func reloaded(by updates: [ListUpdate], in items: WalkItems) -> Set<Int> {
    Set(
      updates.flatMap { update -> [Int] in
        guard case .reload(let paths) = update else { return [] }
        return paths.compactMap(items.item)
      })
  }

  private func reload(_ list: WalkListController, _ walk: RandomWalk) {
    walk.record("reload")
    list.reload()
    if !list.selection.isEmpty { walk.fail("items are selected after all were reloaded") }
  }

  private func select(in list: WalkListController, _ walk: RandomWalk) {
    let paths = list.items.paths
    guard !paths.isEmpty else { return }
    let path = walk.random.pick(paths)
    walk.record("select or deselect \(path)")
    list.selection.contains(path) ? list.deselect(path) : list.select(path)
  }

  private func scroll(_ list: WalkListController, _ walk: RandomWalk) {
    let paths = list.items.paths
    guard !paths.isEmpty else { return }
    let path = walk.random.pick(paths)
    walk.record("scroll to \(path)")
    list.scroll(to: path, animated: walk.random.isOne(in: 2))
  }

  private func resize(_ list: WalkListController, _ walk: RandomWalk) {
    var frame = list.view.bounds
    frame.size.height *= walk.random.pick([0.4, 0.7, 1])
    frame.size.width *= walk.random.pick([0.5, 1])
    walk.record("resize to \(frame)")
    list.list.frame = frame
  }

  /// Holds a finger on the list, which lifts an item, and drags it.
  private func hold(_ walk: RandomWalk) {
    guard !walk.isFingerDown else { return }
    let bounds = walk.stage.window.bounds
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat(walk.random.next(below: max(1, Int(bounds.width)))),
        y: CGFloat(walk.random.next(below: max(1, Int(bounds.height)))))
    }
    let (start, end) = (point(), point())
    walk.record("hold \(start) and drag to \(end)")
    walk.isFingerDown = true
    walk.stage.press(at: start)
    walk.stage.advance(by: 0.6)
    walk.stage.move(to: end, over: Double(walk.random.next(below: 60)) / 100)
    walk.check()
    walk.isFingerDown = false
    walk.random.isOne(in: 5) ? walk.stage.cancelTouches() : walk.stage.release()
  }

  /// Drags over the list, which scrolls it or swipes a row.
  private func drag(_ offset: CGSize, _ walk: RandomWalk) {
    guard !walk.isFingerDown else { return }
    let bounds = walk.stage.window.bounds
    let start = CGPoint(x: bounds.midX, y: bounds.minY + bounds.height * 0.3)
    let end = CGPoint(x: start.x + offset.width, y: start.y + offset.height)
    walk.record("drag to \(end)")
    walk.stage.drag(from: start, to: end, over: Double(walk.random.next(below: 30)) / 100)
  }
}
