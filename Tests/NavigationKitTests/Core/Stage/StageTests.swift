import Foundation
import Goldens
import Input
import Testing

@testable import NavigationKit

/// The contracts of `Stage` for hosts.
struct StageTests {
  @Test func `Escape, the back key and Alt with the left arrow lead back`() {
    for (key, modifiers) in [
      (Key.escape, Modifiers()), (.back, []), (.left, .alternate),
    ] {
      let fixture = NavigationFixture("A", "B")
      fixture.stage.send(.key(KeyEvent(key: key, modifiers: modifiers, time: 0)))
      fixture.stage.settle()
      #expect(fixture.titles == ["A"])
    }
    let fixture = NavigationFixture("A", "B")
    fixture.stage.send(.key(KeyEvent(key: .left, time: 0)))
    #expect(fixture.titles == ["A", "B"])
  }

  @Test func `an event is never earlier than now`() {
    let fixture = NavigationFixture("A")
    fixture.stage.advance(by: 2)
    fixture.stage.send(.key(KeyEvent(key: .escape, time: 1)))
    #expect(fixture.stage.now == 2)
    fixture.stage.send(.key(KeyEvent(key: .escape, time: 3)))
    #expect(fixture.stage.now == 3)
  }

  @Test func `it says when the picture can next differ`() {
    let fixture = NavigationFixture("A")
    #expect(fixture.stage.isSettled)
    #expect(fixture.stage.nextChange == nil)
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 0.2)
    #expect(!fixture.stage.isSettled)
    #expect(fixture.stage.nextChange == 0.2)
    fixture.stage.settle()
    #expect(fixture.stage.nextChange == nil)
  }

  @Test func `all that is due at one instant is one update, with one layout`() {
    let stage = Stage(size: .phone)
    let view = LayoutCounter(frame: .zero)
    stage.window.makeKeyAndVisible()
    stage.window.addSubview(view)
    _ = stage.displayList()
    let before = view.layouts
    for delay in [1.0, 1, 1, 2] { stage.clock.schedule(after: delay) { view.setNeedsLayout() } }
    stage.advance(by: 3)
    #expect(view.layouts - before == 2)
  }

  @Test func `two stages never touch`() {
    let first = NavigationFixture("A")
    let second = NavigationFixture("X")
    first.navigation.pushViewController(first.page("B"), animated: true)
    first.stage.settle()
    #expect(second.stage.now == 0)
    #expect(second.labels(.title) == ["X"])
    #expect(first.labels(.title) == ["B"])
  }

  @Test func `a resize reaches pages and bars, in the middle of a push too`() {
    let fixture = NavigationFixture("A")
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.stage.resize(to: CGSize(width: 600, height: 300), safeAreaInsets: .zero)
    fixture.stage.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
    #expect(page.view.safeAreaInsets.top == 32, "bars are lower where there is little height")
    #expect(fixture.stage.element(.title)?.frame.midX == 300)
  }

  @Test func `an app delegate makes the stage's window`() {
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(
          rootViewController: PageController("Root"))
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    let stage = Stage(size: .smallPhone)
    let delegate = AppDelegate()
    #expect(stage.launch(delegate))
    #expect(stage.window === delegate.window)
    #expect(stage.window.frame.size == CGSize(width: 320, height: 480))
    #expect(stage.elements().map(\.label) == ["Root"])
  }

  @Test func `work away from the frame arrives as an event`() {
    final class SlowWorker: Worker {
      var jobs: [(Int, @Sendable () -> Void)] = []
      func start(id: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
        jobs.append((id, work))
        return false
      }
    }
    let worker = SlowWorker()
    let stage = Stage(size: .smallPhone, worker: worker)
    let page = PageController("A")
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    var result: Int?
    page.load({ 6 * 7 }, then: { result = $0 })
    #expect(result == nil)
    for (id, work) in worker.jobs {
      work()
      stage.send(.arrival(ArrivalEvent(id: id, time: 1)))
    }
    #expect(result == 42)
    #expect(stage.now == 1)
  }
}

private final class LayoutCounter: UIView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}
