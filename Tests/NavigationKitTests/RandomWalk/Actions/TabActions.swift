import Foundation
import Goldens
import NavigationKit

/// Tabs that are selected, come and go.
struct TabActions: WalkActions {
  func act(on walk: RandomWalk) {
    let animated = !walk.random.isOne(in: 4)
    if let tabs = walk.screen.ownTabs {
      walk.record("select own tab")
      return tabs.select(walk.random.next(below: 2), animated: animated)
    }
    switch walk.random.next(below: 8) {
    case 0...2: tap(walk)
    case 3: hideBar(walk, animated: animated)
    case 4 where walk.kind == .tabs: replaceTabs(walk, animated: animated)
    default: actInCallback(on: walk)
    }
  }

  func actInCallback(on walk: RandomWalk) {
    guard let tabs = walk.screen.tabs, let count = tabs.viewControllers?.count else { return }
    let index = walk.random.next(below: count)
    walk.record("select tab \(index)")
    tabs.selectedIndex = index
  }

  private func tap(_ walk: RandomWalk) {
    let tabs = walk.stage.elements(.tab)
    guard !walk.isFingerDown, !tabs.isEmpty else { return }
    let tab = walk.random.pick(tabs)
    walk.record("tap tab \(tab.label)")
    walk.stage.tap(at: CGPoint(x: tab.frame.midX, y: tab.frame.midY))
  }

  private func hideBar(_ walk: RandomWalk, animated: Bool) {
    guard let tabs = walk.screen.tabs else { return }
    let hides = walk.random.isOne(in: 3)
    walk.record("\(hides ? "hide" : "show") tab bar \(animated)")
    tabs.setTabBarHidden(hides, animated: animated)
  }

  private func replaceTabs(_ walk: RandomWalk, animated: Bool) {
    guard let tabs = walk.screen.tabs, var some = tabs.viewControllers else { return }
    if walk.random.isOne(in: 2), some.count < 9 {
      let stack = UINavigationController(rootViewController: walk.makePage())
      some.insert(stack, at: walk.random.next(below: some.count + 1))
    } else {
      let others = some.filter { $0 !== walk.screen.home }
      guard !others.isEmpty else { return }
      let gone = walk.random.pick(others)
      some.removeAll { $0 === gone }
    }
    walk.record("\(some.count) tabs \(animated)")
    tabs.setViewControllers(some, animated: animated)
  }
}
