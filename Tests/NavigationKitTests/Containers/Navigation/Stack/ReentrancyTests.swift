import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Changes of the stack inside callbacks of a change.
struct ReentrancyTests {
  /// A page's action in a callback.
  enum Deed: String, CaseIterable, Sendable {
    case pop, popToRoot, clear, replace, push, back, leave, restore

    fileprivate func run(in walk: Walk, animated: Bool, with page: WalkPage) {
      let navigation = walk.navigation
      switch self {
      case .pop: navigation.popViewController(animated: animated)
      case .popToRoot: navigation.popToRootViewController(animated: animated)
      case .clear: navigation.setViewControllers([], animated: animated)
      case .replace: navigation.setViewControllers([WalkPage(9)], animated: animated)
      case .push: navigation.pushViewController(WalkPage(8), animated: animated)
      case .back:
        // A leaving page returns to the stack, or an arriving page is removed again.
        if navigation.viewControllers.contains(page) {
          navigation.setViewControllers(
            navigation.viewControllers.filter { $0 !== page }, animated: animated)
        } else {
          navigation.pushViewController(page, animated: animated)
        }
      case .leave: page.removeFromParent()
      case .restore: navigation.setViewControllers(walk.pages, animated: animated)
      }
    }
  }

  @Test(arguments: WalkPage.calls, Deed.allCases)
  func `a change from inside any callback of a pop leaves stack and screen together`(
    call: String, deed: Deed
  ) {
    for animated in [(true, true), (true, false), (false, true), (false, false)] {
      let walk = Walk(onScreen: true)
      for page in walk.pages {
        page.surprise = (call, { deed.run(in: walk, animated: animated.1, with: page) })
      }
      walk.navigation.popToViewController(walk.pages[1], animated: animated.0)
      walk.expectTogether("\(call) → \(deed), \(animated)")
    }
  }

  @Test(arguments: WalkPage.calls, Deed.allCases)
  func `a change from inside any callback of a push or set leaves them together`(
    call: String, deed: Deed
  ) {
    for animated in [(true, true), (true, false), (false, true), (false, false)] {
      for isPush in [true, false] {
        let walk = Walk(onScreen: true)
        let new = WalkPage(7)
        new.report = { walk.complaints.append($0) }
        for page in walk.pages + [new] {
          page.surprise = (
            call, { deed.run(in: walk, animated: animated.1, with: page) }
          )
        }
        if isPush {
          walk.navigation.pushViewController(new, animated: animated.0)
        } else {
          walk.navigation.setViewControllers([walk.pages[0], new], animated: animated.0)
        }
        walk.expectTogether("\(call) → \(deed), \(animated), push: \(isPush)", also: [new])
      }
    }
  }

  @Test(arguments: ["willMove", "didMove", "willMove(nil)", "didMove(nil)"], Deed.allCases)
  func `off screen too a change from inside a callback leaves nobody behind`(
    call: String, deed: Deed
  ) {
    let walk = Walk(onScreen: false)
    for page in walk.pages {
      page.surprise = (call, { deed.run(in: walk, animated: true, with: page) })
    }
    walk.navigation.popToRootViewController(animated: true)
    walk.navigation.setViewControllers([walk.pages[3], walk.pages[1]], animated: false)
    walk.show()
    walk.expectTogether("\(call) → \(deed)")
  }
}

/// A stack of four pages.
private final class Walk {
  let stage = Stage(size: .phone)
  let navigation = UINavigationController()
  let pages = (1...4).map { WalkPage($0) }
  var complaints: [String] = []

  init(onScreen: Bool) {
    for page in pages { page.report = { [weak self] in self?.complaints.append($0) } }
    navigation.setViewControllers(pages, animated: false)
    if onScreen { show() }
  }

  func show() {
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
  }

  /// Settles and expects screen, parents and bar to match the stack.
  func expectTogether(_ what: String, also others: [WalkPage] = []) {
    stage.settle()
    let stack = navigation.viewControllers
    #expect(complaints.isEmpty, "\(what)")
    #expect(navigation.runner.state == .idle, "\(what)")
    #expect(navigation.children == stack, "\(what)")
    #expect(navigation.pages.subviews == (stack.last.map { [$0.view] } ?? []), "\(what)")
    #expect(navigation.navigationBar.items == stack.map(\.navigationItem), "\(what)")
    let titles = stage.labels(.title)
    #expect(titles == stack.suffix(1).map { $0.title ?? "" }, "\(what)")
    #expect(navigation.leaving.isEmpty && navigation.arriving.isEmpty, "\(what)")
    for page in pages + others {
      #expect((page.parent == nil) == !stack.contains(page), "\(what): \(page.number)")
      let move = stack.contains(page) ? "didMove" : "didMove(nil)"
      #expect(page.lastMove == move, "\(what): \(page.number)")
      let isTop = page === stack.last
      #expect(page.last == (isTop ? "didAppear" : "didDisappear"), "\(what): \(page.number)")
    }
  }
}
