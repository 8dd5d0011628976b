import Foundation
import Goldens
import NavigationKit
import Testing

/// The effects of a push.
struct PushTests {
  @Test func `a push puts the page on top, and everybody hears of it once`() {
    let fixture = NavigationFixture("A")
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
    #expect(fixture.navigation.topViewController === page)
    #expect(fixture.titles == ["A", "B"])
    fixture.stage.settle()
    let calls = fixture.log.take()
    for call in ["B.willMove(nav)", "B.didMove(nav)", "willShow(B)", "didShow(B)"] {
      #expect(calls.count { $0 == call } == 1, "\(call)")
    }
  }

  @Test func `a page's place is its index in viewControllers, and it has none off the stack`() {
    let fixture = NavigationFixture("A", "B")
    let page = fixture.page("C")
    var place: Int? { fixture.navigation.viewControllers.firstIndex(of: page) }
    #expect(place == nil)
    fixture.navigation.pushViewController(page, animated: true)
    #expect(place == 2)
    fixture.navigation.setViewControllers([page, fixture.pages[0]], animated: false)
    #expect(place == 0)
    fixture.navigation.setViewControllers([fixture.pages[0], page], animated: false)
    fixture.navigation.popViewController(animated: true)
    #expect(place == nil)
  }

  @Test func `two pages of one kind are two entries`() {
    let fixture = NavigationFixture("A", "Detail")
    fixture.navigation.pushViewController(fixture.page("Detail"), animated: true)
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "Detail", "Detail"])
    #expect(Set(fixture.navigation.viewControllers).count == 3)
    fixture.stage.tap("Detail", as: .backButton)
    fixture.stage.settle()
    #expect(fixture.navigation.topViewController === fixture.pages[1])
  }

  @Test func `the depth is right at once after every call, in the middle of transitions too`() {
    let fixture = NavigationFixture("A")
    let navigation = fixture.navigation
    let calls: [(depth: Int, make: () -> Void)] = [
      (2, { navigation.pushViewController(fixture.page("B"), animated: true) }),
      (3, { navigation.pushViewController(fixture.page("C"), animated: true) }),
      (2, { navigation.popViewController(animated: true) }),
      (3, { navigation.pushViewController(fixture.page("D"), animated: false) }),
      (1, { navigation.popToRootViewController(animated: true) }),
      (1, { navigation.popViewController(animated: true) }),
      (0, { navigation.setViewControllers([], animated: true) }),
      (0, { navigation.popViewController(animated: true) }),
      (1, { navigation.pushViewController(fixture.page("E"), animated: true) }),
    ]
    for (depth, call) in calls {
      call()
      #expect(navigation.viewControllers.count == depth)
      fixture.stage.advance(by: 0.1)
      #expect(navigation.viewControllers.count == depth)
    }
  }

  @Test func `a list taken from viewControllers is a copy: changing it changes nothing`() {
    let fixture = NavigationFixture("A", "B")
    var list = fixture.navigation.viewControllers
    list.removeLast()
    #expect(fixture.titles == ["A", "B"])
    fixture.navigation.viewControllers = list
    list.append(fixture.page("C"))
    #expect(fixture.titles == ["A"])
  }

  @Test func `pages pushed before the view is loaded are there when it loads`() {
    let log = CallLog()
    let navigation = UINavigationController()
    for title in ["A", "B", "C"] {
      navigation.pushViewController(PageController(title, log: log), animated: true)
    }
    #expect(!navigation.isViewLoaded)
    #expect(!navigation.viewControllers.contains { $0.isViewLoaded })
    let stage = Stage(size: .phone)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    #expect(stage.isSettled)
    #expect(stage.elements().map(\.label).contains("C"))
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "C.willAppear", "C.isAppearing", "C.didAppear",
      ])
    stage.tap("B")
    stage.settle()
    #expect(navigation.topViewController?.title == "B")
  }
}

extension Stage {
  /// Taps the only element with a role and a label.
  func tap(_ label: String, as role: StageElement.Role) {
    let element = elements().first { $0.role == role && $0.label == label }
    #expect(element != nil, "there is no \(role) \(label)")
    guard let frame = element?.frame else { return }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
