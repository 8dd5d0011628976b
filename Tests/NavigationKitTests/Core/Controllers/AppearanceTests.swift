import Foundation
import Goldens
import NavigationKit
import Testing

/// UIKit's contracts of appearance callbacks.
struct AppearanceTests {
  private let fixture = NavigationFixture("A", "B")
  private var stage: Stage { fixture.stage }

  private func swipeBack(to x: CGFloat) {
    stage.press(at: CGPoint(x: 2, y: 400))
    stage.move(to: CGPoint(x: x, y: 400), over: 0.3)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
  }

  @Test func `willMove(nil) of a swipe that is taken back is answered by didMove to the stack`() {
    swipeBack(to: 80)
    let moves = fixture.log.take().filter { $0.contains("Move") }
    #expect(moves == ["B.willMove(nil)", "B.didMove(nav)"])
    swipeBack(to: 300)
    let last = fixture.log.take().filter { $0.contains("Move") }
    #expect(last == ["B.willMove(nil)", "B.didMove(nil)"])
  }

  @Test func `viewIsAppearing comes once per appearance, in a swipe that is taken back too`() {
    swipeBack(to: 80)
    let calls = fixture.log.take().filter { $0.hasPrefix("B.") && $0.contains("ppear") }
    #expect(calls == ["B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear"])
  }

  @Test func `isMovingToParent is true for a child that is added on screen, and not again`() {
    let container = UIViewController()
    stage.window.rootViewController = container
    let child = ReasonController()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    #expect(child.heard == ["willAppear moving", "didAppear moving"])
    #expect(!child.isMovingToParent)
    child.view.removeFromSuperview()
    container.view.addSubview(child.view)
    #expect(
      child.heard.suffix(4) == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
  }

  @Test
  func `isMovingFromParent is true for a child that is taken out, and false when only hidden`() {
    let container = UIViewController()
    stage.window.rootViewController = container
    let child = ReasonController()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.heard.suffix(2) == ["willDisappear moving", "didDisappear moving"])
    #expect(!child.isMovingFromParent)
  }

  @Test func `a view that is put into the window without a controller around it appears`() {
    let other = Stage(size: .phone)
    let navigation = UINavigationController(rootViewController: fixture.page("R"))
    _ = fixture.log.take()
    other.window.addSubview(navigation.view)
    #expect(!fixture.log.calls.contains("R.willAppear"))
    other.window.makeKeyAndVisible()
    #expect(fixture.log.take().suffix(4).contains("R.didAppear"))
    navigation.pushViewController(fixture.page("S"), animated: true)
    other.settle()
    #expect(other.element(.title, "S") != nil)
    _ = fixture.log.take()
    navigation.view.removeFromSuperview()
    #expect(fixture.log.take() == ["S.willDisappear", "S.didDisappear"])
  }

  @Test func `what covers its context hides it with animation, once`() {
    let outer = UIViewController()
    let inner = AnimatedController()
    inner.definesPresentationContext = true
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    stage.window.rootViewController = outer
    inner.heard = []
    let cover = fixture.page("M")
    cover.modalPresentationStyle = .currentContext
    inner.present(cover, animated: true)
    stage.settle()
    #expect(inner.heard == ["willDisappear true", "didDisappear true"])
    inner.heard = []
    cover.dismiss(animated: true)
    stage.settle()
    #expect(inner.heard == ["willAppear true", "didAppear true"])
  }

  @Test func `a container that forwards itself is the only one to tell its children`() {
    let container = ForwardingController()
    let child = ReasonController()
    container.addChild(child)
    container.view.addSubview(child.view)
    stage.window.rootViewController = container
    #expect(child.heard.isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    #expect(child.heard.map { $0.prefix(10) } == ["willAppear"])
    child.endAppearanceTransition()
    #expect(child.heard.count == 2)
  }
}

/// Records whether it is moving to or from its parent.
private final class ReasonController: UIViewController {
  var heard: [String] = []
  override func viewWillAppear(_ animated: Bool) { record("willAppear", isMovingToParent) }
  override func viewDidAppear(_ animated: Bool) { record("didAppear", isMovingToParent) }
  override func viewWillDisappear(_ animated: Bool) { record("willDisappear", isMovingFromParent) }
  override func viewDidDisappear(_ animated: Bool) { record("didDisappear", isMovingFromParent) }
  private func record(_ call: String, _ isMoving: Bool) {
    heard.append(isMoving ? "\(call) moving" : call)
  }
}

/// Records whether callbacks are animated.
private final class AnimatedController: UIViewController {
  var heard: [String] = []
  override func viewWillAppear(_ animated: Bool) { heard.append("willAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { heard.append("didAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { heard.append("willDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear \(animated)") }
}

private final class ForwardingController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
