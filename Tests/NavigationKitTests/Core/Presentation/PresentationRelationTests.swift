import Foundation
import Goldens
import Input
import NavigationKit
import Testing

/// Presentations: relations between controllers, lifetime and touches.
struct PresentationRelationTests {
  private let fixture = ModalFixture()
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }
  private var page: PageController { fixture.page }
  private var navigation: UINavigationController { fixture.navigation }

  @Test func `presenting from a pushed page, page and stack name the same presented controller`() {
    fixture.present()
    #expect(page.presentedViewController === modal)
    #expect(navigation.presentedViewController === modal)
    #expect(modal.presentingViewController === navigation)
    // The navigation controller presents, so the modal stays when the page that asked is popped.
    navigation.popViewController(animated: false)
    #expect(navigation.presentedViewController === modal)
    modal.dismiss(animated: false)
    #expect(fixture.base.labels(.title) == ["A"])
  }

  @Test func `dismissing a middle modal removes those above and keeps those below`() {
    let (second, third) = presentThree()
    second.dismiss(animated: false)
    #expect(second.presentedViewController == nil)
    #expect(modal.presentedViewController === second)
    #expect(third.presentingViewController == nil)
    modal.dismiss(animated: false)
    #expect(modal.presentedViewController == nil)
    #expect(navigation.presentedViewController === modal)
  }

  @Test func `dismissing the leaf keeps its presenter`() {
    let (second, third) = presentThree()
    third.dismiss(animated: true)
    stage.settle()
    #expect(modal.presentedViewController === second)
    #expect(second.view.window === stage.window)
    #expect(third.view.window == nil)
  }

  private func presentThree() -> (PageController, PageController) {
    let (second, third) = (fixture.base.page("Q"), fixture.base.page("R"))
    fixture.present()
    modal.present(second, animated: false)
    second.present(third, animated: false)
    return (second, third)
  }

  @Test func `popping inside a presented stack keeps it presented`() {
    let inner = UINavigationController(rootViewController: fixture.base.page("X"))
    inner.pushViewController(fixture.base.page("Y"), animated: false)
    page.present(inner, animated: false)
    inner.popViewController(animated: true)
    stage.settle()
    #expect(navigation.presentedViewController === inner)
    #expect(fixture.base.labels(.title) == ["X"])
  }

  @Test func `presenting again while dismissing ends with one presented and two dismiss notices`() {
    fixture.present()
    page.dismiss(animated: true) { fixture.log.record("gone") }
    stage.advance(by: 0.1)
    page.present(modal, animated: true)
    stage.settle()
    #expect(navigation.presentedViewController === modal)
    page.dismiss(animated: true) { fixture.log.record("gone") }
    stage.settle()
    #expect(fixture.log.take().filter { $0 == "gone" }.count == 2)
    #expect(navigation.presentedViewController == nil)
  }

  @Test func `a modal stays alive without other owners, and is released once dismissed`() {
    weak var held: UIViewController?
    weak var root: UIViewController?
    do {
      let inner = UIViewController()
      let stack = UINavigationController(rootViewController: inner)
      (held, root) = (stack, inner)
      page.present(stack, animated: true)
    }
    stage.settle()
    #expect(held != nil && root != nil)
    page.dismiss(animated: true)
    stage.settle()
    #expect(held == nil && root == nil)
  }

  @Test func `a view is loaded when first asked for, once, without a background`() {
    let plain = UIViewController()
    #expect(!plain.isViewLoaded && plain.viewIfLoaded == nil)
    let view: UIView = plain.view
    #expect(plain.view === view && plain.isViewLoaded)
    #expect(view.backgroundColor == nil)
  }

  @Test func `installing the root tells it that it loaded, will appear and has appeared`() {
    let other = Stage(size: .phone)
    other.window.rootViewController = fixture.base.page("R")
    #expect(fixture.log.calls.isEmpty)
    other.window.makeKeyAndVisible()
    #expect(
      fixture.log.take() == ["R.loadView", "R.willAppear", "R.isAppearing", "R.didAppear"])
  }

  @Test func `a presented view gets the screen's bounds`() {
    modal.view.frame = CGRect(x: 3, y: 3, width: 30, height: 30)
    fixture.present()
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `the links between presenter and presented are set by present, cleared by dismiss`() {
    #expect(navigation.presentedViewController == nil && modal.presentingViewController == nil)
    fixture.present()
    #expect(navigation.presentedViewController === modal)
    #expect(modal.presentingViewController === navigation)
    modal.dismiss(animated: false)
    #expect(navigation.presentedViewController == nil && modal.presentingViewController == nil)
  }

  @Test(arguments: [true, false])
  func `a second finger cancels unrelated pans unless a delegate allows both`(allowed: Bool) {
    let sharing = SharingDelegate(shares: allowed)
    let pans = (0..<2).map { _ in UIPanGestureRecognizer() }
    for pan in pans { page.view.addGestureRecognizer(pan) }
    pans[1].delegate = sharing
    for finger in 1...2 {
      touch(finger, .down, at: CGPoint(x: 100 * finger, y: 300))
      touch(finger, .moved, at: CGPoint(x: 100 * finger, y: 340))
    }
    let active = pans.filter { $0.state == .began || $0.state == .changed }
    #expect(active.count == (allowed ? 2 : 1))
    #expect(active.allSatisfy { $0.numberOfTouches == 2 })
  }

  private func touch(_ id: Int, _ phase: PointerEvent.Phase, at point: CGPoint) {
    stage.send(
      .pointer(PointerEvent(id: id, phase: phase, position: point, time: stage.now + 0.01)))
  }
}
