import Foundation
import Goldens
import Input
import NavigationKit
import Testing

/// Keys that go back during transitions: the stack changes at once, and the screen follows.
struct BackKeyInMotionTests {
  private nonisolated static let keys: [(Key, Modifiers)] = [
    (.escape, []), (.back, []), (.left, .alternate),
  ]

  private func press(_ key: Key = .escape, _ modifiers: Modifiers = [], on stage: Stage) {
    stage.send(.key(KeyEvent(key: key, modifiers: modifiers, time: stage.now)))
  }

  @Test(arguments: keys)
  func `three quick presses pop three pages, in two slides`(key: Key, modifiers: Modifiers) {
    let fixture = NavigationFixture("A", "B", "C", "D")
    for left in [3, 2, 1] {
      press(key, modifiers, on: fixture.stage)
      #expect(fixture.titles.count == left)
      fixture.stage.advance(by: 0.1)
    }
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
    #expect(fixture.labels(.title) == ["A"])
    let shown = fixture.log.take().filter { $0.hasPrefix("didShow") }
    #expect(shown == ["didShow(C)", "didShow(A)"])
  }

  @Test func `a press during a push takes the page that comes off again`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 0.2)
    press(on: fixture.stage)
    #expect(fixture.titles == ["A"])
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["A"])
  }

  @Test func `a page may object in motion too`() {
    final class Guarded: UINavigationController, UINavigationBarDelegate {
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool { item.title != "B" }
    }
    let stage = Stage(size: .phone)
    let navigation = Guarded()
    navigation.viewControllers = ["A", "B", "C"].map { PageController($0) }
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    for _ in 0..<3 {
      press(on: stage)
      stage.advance(by: 0.1)
    }
    stage.settle()
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
  }

  @Test func `touches do nothing while pages move`() {
    let fixture = NavigationFixture("A", "B", "C")
    press(on: fixture.stage)
    fixture.stage.advance(by: 0.1)
    fixture.stage.tap(at: CGPoint(x: 30, y: 22))
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
  }

  // MARK: Under a finger

  @Test(arguments: [(3, ["A", "B"]), (2, ["A"])])
  func `a page under a finger goes, and no other`(depth: Int, rest: [String]) {
    let fixture = NavigationFixture("A", "B", "C")
    if depth == 2 { fixture.navigation.popViewController(animated: false) }
    fixture.stage.press(at: CGPoint(x: 2, y: 400))
    fixture.stage.move(to: CGPoint(x: 100, y: 400), over: 0.2)
    press(on: fixture.stage)
    fixture.stage.settle()
    #expect(fixture.titles == rest)
    #expect(fixture.labels(.title) == [rest.last])
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.titles == rest)
  }

  @Test func `a page on its way back from a finger turns round and goes`() {
    let fixture = NavigationFixture("A", "B", "C")
    fixture.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 80, y: 400), over: 0.6)
    fixture.stage.advance(by: 0.05)
    let place = fixture.x(of: fixture.pages[2]) ?? 0
    #expect(place > 0)
    press(on: fixture.stage)
    #expect(abs((fixture.x(of: fixture.pages[2]) ?? 0) - place) < 0.01)
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
    #expect(fixture.labels(.title) == ["B"])
  }

  // MARK: Sheets

  @Test func `Escape takes a sheet that is still coming away`() {
    let fixture = ModalFixture(style: .pageSheet)
    fixture.page.present(fixture.modal, animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.key(.escape)
    fixture.stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
    #expect(fixture.base.titles == ["A", "B"])
  }

  @Test func `two quick presses take two sheets away, the third a page`() {
    let fixture = ModalFixture(style: .pageSheet)
    fixture.present()
    let upper = fixture.base.page("N")
    upper.modalPresentationStyle = .pageSheet
    fixture.modal.present(upper, animated: false)
    for _ in 0..<3 {
      fixture.key(.escape)
      fixture.stage.advance(by: 0.05)
    }
    #expect(fixture.base.titles == ["A"])
    fixture.stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
    #expect(fixture.base.titles == ["A"])
    #expect(fixture.base.labels(.title) == ["A"])
  }

  @Test(arguments: [false, true])
  func `a sheet under a finger goes, and its delegate hears of it once`(isReturning: Bool) {
    let fixture = ModalFixture(style: .pageSheet)
    let person = Ears()
    fixture.modal.presentationController?.delegate = person
    fixture.present()
    fixture.stage.press(at: CGPoint(x: 195, y: 200))
    fixture.stage.move(to: CGPoint(x: 195, y: 250), over: 0.6)
    if isReturning {
      fixture.stage.release()
      fixture.stage.advance(by: 0.05)
    }
    fixture.key(.escape)
    fixture.stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
    #expect(person.heard == ["will", "did"])
  }

  private final class Ears: NSObject, UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      heard.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("did")
    }
  }
}
