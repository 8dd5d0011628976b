import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Callbacks of rotations, and animations alongside them.
struct RotationCoordinatorTests {
  private let stage = Stage(size: .phone)
  private let page = RotatingPage()

  init() {
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  private func turn() { stage.rotate(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero) }

  @Test func `controllers hear before, with and after, and how long it takes`() {
    turn()
    #expect(
      page.heard == ["traits animated 0.3 at 390", "size animated 0.3 at 390", "with 844"])
    stage.advance(by: 0.29)
    #expect(page.heard.count == 3)
    stage.advance(by: 0.01)
    #expect(page.heard.last == "after 844")
    #expect(stage.isSettled)
  }

  @Test func `a resize takes no time`() {
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(
      page.heard == [
        "traits at once 0.0 at 390", "size at once 0.0 at 390", "with 844", "after 844",
      ])
    #expect(stage.isSettled)
  }

  @Test func `what runs alongside moves with the rotation`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.view.addSubview(view)
    var isDone = false
    page.alongside = {
      view.frame.origin.x = 100
      UIView.animate(withDuration: 2, animations: { view.alpha = 0 }, completion: { isDone = $0 })
    }
    turn()
    #expect(view.presentedFrame(at: 0).minX == 0)
    stage.advance(by: 0.15)
    #expect(abs(view.presentedFrame(at: 0.15).minX - 50) < 0.001)
    #expect(abs(view.presentedAlpha(at: 0.15) - 0.5) < 0.001)
    #expect(!isDone)
    stage.advance(by: 0.15)
    #expect(view.presentedFrame(at: 0.3).minX == 100)
    #expect(isDone)
  }

  @Test func `the rotation's coordinator can be asked for while it runs`() {
    #expect(page.transitionCoordinator == nil)
    turn()
    #expect(page.transitionCoordinator === page.coordinator)
    #expect(page.coordinatorInCall === page.coordinator)
    var ends = 0
    page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
    stage.advance(by: 0.29)
    #expect(ends == 0 && page.transitionCoordinator != nil)
    stage.advance(by: 0.01)
    #expect(ends == 1 && page.transitionCoordinator == nil)
  }

  @Test func `who comes too late is moved at once`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.view.addSubview(view)
    turn()
    stage.advance(by: 0.1)
    page.coordinator?.animate(alongsideTransition: { _ in view.frame.origin.x = 100 })
    #expect(view.presentedFrame(at: stage.now).minX == 100)
  }
}

/// Records its callbacks of rotations.
private final class RotatingPage: UIViewController {
  private(set) var heard: [String] = []
  private(set) var coordinator: (any UIViewControllerTransitionCoordinator)?
  private(set) var coordinatorInCall: (any UIViewControllerTransitionCoordinator)?
  var alongside: () -> Void = {}

  private func record(_ what: String, _ coordinator: any UIViewControllerTransitionCoordinator) {
    let style = coordinator.isAnimated ? "animated" : "at once"
    heard.append("\(what) \(style) \(coordinator.transitionDuration) at \(width)")
  }

  private var width: Int { Int(view.window?.bounds.width ?? 0) }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    self.coordinator = coordinator
    coordinatorInCall = transitionCoordinator
    record("size", coordinator)
    coordinator.animate(
      alongsideTransition: { [self] _ in
        heard.append("with \(width)")
        alongside()
      }, completion: { [self] _ in heard.append("after \(width)") })
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    record("traits", coordinator)
    super.willTransition(to: newCollection, with: coordinator)
  }
}
