import Foundation

@testable import NavigationKit

/// An app that ends and is opened again where it was left, also in the middle of a transition.
struct RestartActions: WalkActions {
  func act(on walk: RandomWalk) {
    // A stack without pages is kept as it is made.
    guard walk.screen.home?.viewControllers.isEmpty == false else { return }
    let before = memory(of: walk)
    walk.record("restart with \(before)")
    guard let archive = archive(of: walk) else { return walk.fail("nothing was saved") }
    walk.restart(from: archive)
    if !walk.stage.warnings.isEmpty { walk.fail("restarted with \(walk.stage.warnings)") }
    let after = memory(of: walk)
    if after != before { walk.fail("restarted with \(after) instead of \(before)") }
  }

  /// The state that was saved, as it is read from a file.
  private func archive(of walk: RandomWalk) -> RestorationArchive? {
    guard let archive = walk.stage.savedState() else { return nil }
    return (try? JSONEncoder().encode(archive)).flatMap {
      try? JSONDecoder().decode(RestorationArchive.self, from: $0)
    }
  }

  /// The state that has to be the same afterwards: the selected tab, pages, bars, and presented pages.
  private func memory(of walk: RandomWalk) -> [String] {
    let tabs = walk.screen.tabs
    let stacks = tabs?.viewControllers ?? [walk.screen.home].compactMap { $0 }
    let selected = tabs.map { "tab \($0.selectedIndex)" }
    return [selected].compactMap { $0 } + stacks.flatMap(\.memory)
      + presented(over: walk.screen.root)
  }

  /// The pages presented, each over the one before.
  private func presented(over controller: UIViewController) -> [String] {
    guard let presentation = controller.presentation, presentation.isWanted,
      let identifier = presentation.presented.restorationIdentifier
    else { return [] }
    return ["presented: \(identifier)"] + presented(over: presentation.presented)
  }
}

extension UIViewController {
  /// The pages and bars of a stack.
  fileprivate var memory: [String] {
    guard let stack = self as? UINavigationController else { return [] }
    return stack.viewControllers.compactMap(\.restorationIdentifier)
      + ["bar hidden: \(stack.isNavigationBarHidden)", "toolbar hidden: \(stack.isToolbarHidden)"]
  }
}
