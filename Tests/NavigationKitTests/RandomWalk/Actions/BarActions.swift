import Foundation
import Goldens
import NavigationKit

/// Bars that are hidden, changed and touched.
struct BarActions: WalkActions {
  func act(on walk: RandomWalk) {
    guard let home = walk.screen.home else { return }
    switch walk.random.next(below: 7) {
    case 0: tapBackPlace(walk)
    case 1: tapPage(of: home, walk)
    case 2: pressBackButtonLong(walk)
    case 3: changeTitles(of: home, walk)
    default: actInCallback(on: walk)
    }
  }

  func actInCallback(on walk: RandomWalk) {
    guard let home = walk.screen.home else { return }
    let animated = !walk.random.isOne(in: 4)
    let hides = walk.random.isOne(in: 2)
    switch walk.random.next(below: 3) {
    case 0:
      walk.record("navigation bar hidden \(hides) \(animated)")
      home.setNavigationBarHidden(hides, animated: animated)
    case 1:
      walk.record("toolbar hidden \(hides) \(animated)")
      home.setToolbarHidden(hides, animated: animated)
    default: changeItems(of: home, walk, animated: animated)
    }
  }

  private func tapBackPlace(_ walk: RandomWalk) {
    guard !walk.isFingerDown else { return }
    walk.record("tap where the back button is")
    walk.stage.tap(at: CGPoint(x: 30, y: 42))
  }

  private func tapPage(of home: UINavigationController, _ walk: RandomWalk) {
    guard !walk.isFingerDown else { return }
    home.hidesBarsOnTap = walk.random.isOne(in: 2)
    walk.record("tap page, bars hide: \(home.hidesBarsOnTap)")
    walk.stage.tap(at: CGPoint(x: 200, y: 400))
  }

  /// Opens the back button's menu, and sometimes chooses a page.
  private func pressBackButtonLong(_ walk: RandomWalk) {
    guard !walk.isFingerDown else { return }
    let (stage, bounds) = (walk.stage, walk.stage.window.bounds)
    let x: CGFloat = stage.traits.layoutDirection == .rightToLeft ? bounds.width - 30 : 30
    walk.record("press back button long")
    stage.press(at: CGPoint(x: x, y: 42))
    stage.advance(by: 0.6)
    stage.release()
    let rows = stage.elements(.menuItem)
    guard !rows.isEmpty else { return }
    let row = walk.random.pick(rows)
    walk.record("tap menu")
    stage.tap(
      at: walk.random.isOne(in: 3)
        ? CGPoint(x: bounds.midX, y: bounds.maxY - 60)
        : CGPoint(x: row.frame.midX, y: row.frame.midY))
  }

  /// Switches large titles.
  private func changeTitles(of home: UINavigationController, _ walk: RandomWalk) {
    home.navigationBar.prefersLargeTitles = !walk.random.isOne(in: 4)
    let mode = walk.random.pick([
      UINavigationItem.LargeTitleDisplayMode.automatic, .always, .never,
    ])
    walk.record("large titles \(home.navigationBar.prefersLargeTitles), \(mode)")
    home.topViewController?.navigationItem.largeTitleDisplayMode = mode
  }

  private func changeItems(
    of home: UINavigationController, _ walk: RandomWalk, animated: Bool
  ) {
    guard !home.viewControllers.isEmpty else { return }
    let page = walk.random.pick(home.viewControllers)
    walk.record("change items of \(page.title ?? "") \(animated)")
    page.title = (page.title ?? "") + "'"
    page.setToolbarItems([UIBarButtonItem(title: "new")], animated: animated)
    page.navigationItem.setRightBarButton(
      walk.random.isOne(in: 2) ? UIBarButtonItem(systemItem: .add) : nil, animated: animated)
    if walk.random.isOne(in: 3) { changeGroups(of: page.navigationItem, walk) }
  }

  private func changeGroups(of item: UINavigationItem, _ walk: RandomWalk) {
    let buttons = (0..<walk.random.next(below: 5)).map { UIBarButtonItem(title: "Group \($0)") }
    item.trailingItemGroups = [
      UIBarButtonItemGroup(
        barButtonItems: buttons, representativeItem: UIBarButtonItem(title: "All"))
    ]
    item.style = walk.random.isOne(in: 2) ? .navigator : .browser
    walk.record("\(buttons.count) in a group, \(item.style)")
  }
}
