import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// A container that replaces one child by another.
struct ChildTransitionTests {
  private let stage = Stage(size: .phone)
  private let container = UIViewController()
  private let log = CallLog()
  private let (old, new): (PageController, PageController)

  init() {
    (old, new) = (PageController("Old", log: log), PageController("New", log: log))
    for child in [old, new] { container.addChild(child) }
    container.view.addSubview(old.view)
  }

  private func show() {
    stage.window.rootViewController = container
    stage.window.makeKeyAndVisible()
    new.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    _ = log.take()
  }

  @Test func `the new view moves in over the time given, then the old one goes`() {
    show()
    var ends: [Bool] = []
    container.transition(
      from: old, to: new, duration: 0.4, options: .curveLinear,
      animations: { new.view.frame.origin.x = 100 }, completion: { ends.append($0) })
    #expect(log.take() == ["Old.willDisappear", "New.willAppear", "New.isAppearing"])
    #expect(container.view.subviews == [old.view, new.view])
    stage.advance(by: 0.2)
    #expect(new.view.presentedFrame(at: stage.now).minX == 50)
    #expect(ends.isEmpty && log.take().isEmpty)
    stage.advance(by: 0.2)
    #expect(ends == [true] && container.view.subviews == [new.view])
    #expect(log.take() == ["Old.didDisappear", "New.didAppear"])
    #expect(stage.isSettled)
  }

  @Test func `with nothing to animate it takes its time all the same`() {
    show()
    container.transition(from: old, to: new, duration: 0.4, animations: nil)
    stage.advance(by: 0.3)
    #expect(old.view.superview === container.view)
    stage.advance(by: 0.2)
    #expect(container.view.subviews == [new.view])
  }

  @Test func `without a duration it is done at once`() {
    show()
    container.transition(
      from: old, to: new, duration: 0, animations: { new.view.frame.origin.x = 100 })
    #expect(container.view.subviews == [new.view] && new.view.frame.minX == 100)
    #expect(
      log.take() == [
        "Old.willDisappear", "New.willAppear", "New.isAppearing", "Old.didDisappear",
        "New.didAppear",
      ])
  }

  @Test func `off screen the views change places and nobody hears of it`() {
    _ = log.take()
    var ends = 0
    container.transition(
      from: old, to: new, duration: 0.4, animations: nil, completion: { _ in ends += 1 })
    #expect(container.view.subviews == [new.view] && ends == 1)
    #expect(log.take() == ["New.loadView"])
  }

  @Test func `the new child of a container that a callback covers does not appear`() {
    show()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    old.whenDisappearing = { [container] in container.present(cover, animated: false) }
    container.transition(from: old, to: new, duration: 0.4, animations: nil)
    stage.settle()
    #expect(cover.view.window === stage.window)
    #expect(log.take().allSatisfy { !$0.hasPrefix("New.") || $0 == "New.loadView" })
  }

  @Test func `a container that goes meanwhile takes both along`() {
    show()
    container.transition(from: old, to: new, duration: 0.4, animations: nil)
    _ = log.take()
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(log.take().sorted() == ["New.didDisappear", "New.willDisappear", "Old.didDisappear"])
    #expect(container.view.subviews == [new.view])
  }

  @Test func `controllers that are not both its children stop with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (container, child) = (UIViewController(), UIViewController())
        container.addChild(child)
        container.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
      }
    }
  }
}
