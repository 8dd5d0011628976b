import Foundation
import Goldens
import NavigationKit
import Testing

/// Changes of the stack by a page that is leaving.
struct StackInCallbackTests {
  /// A page that changes the stack when it leaves, and records its callbacks.
  private final class Leaver: UIViewController {
    var onLeaving: () -> Void = {}
    private(set) var heard: [String] = []

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      heard.append(parent == nil ? "will leave" : "will come")
      if parent == nil { onLeaving() }
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      heard.append(parent == nil ? "left" : "came")
    }
  }

  private let stage = Stage(size: .smallPhone)
  private let root = UIViewController()
  private let old = Leaver()
  private let new = Leaver()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(old, animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  @Test func `a page taken off before it heard that it came is no child and hears nothing`() {
    old.onLeaving = { [navigation, root] in
      navigation.setViewControllers([root], animated: false)
    }
    navigation.setViewControllers([new, root], animated: false)
    #expect(navigation.viewControllers == [root])
    #expect(navigation.children == [root])
    #expect(new.heard.isEmpty)
  }

  @Test func `a page that another covers in between has heard that it came`() {
    let third = UIViewController()
    old.onLeaving = { [navigation] in navigation.pushViewController(third, animated: false) }
    navigation.setViewControllers([root, new], animated: false)
    #expect(navigation.viewControllers == [root, new, third])
    #expect(navigation.children == [root, new, third])
    #expect(new.heard == ["will come", "came"])
  }

  @Test func `a page brought back by another's leaving hears nothing`() {
    let last = Leaver()
    navigation.pushViewController(last, animated: false)
    let before = last.heard
    old.onLeaving = { [navigation, root] in
      navigation.setViewControllers([root, last], animated: false)
    }
    navigation.setViewControllers([root], animated: false)
    #expect(navigation.viewControllers == [root, last])
    #expect(last.heard == before)
  }
}
