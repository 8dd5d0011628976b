import Foundation
import Input
import Testing

@testable import NavigationKit

/// Columns over the secondary one, and a person's fingers.
struct SplitOverlayTests {
  private let fixture = ColumnsFixture(size: ColumnsFixture.portrait)
  private var stage: Stage { fixture.stage }
  private var primary: ClosedRange<CGFloat>? { fixture.extent(of: fixture.pages[0]) }

  @Test func `a column is shown over the secondary one, which keeps its width`() {
    fixture.split.show(.primary)
    #expect(fixture.split.displayMode == .oneOverSecondary)
    #expect(fixture.pages[0].view.window == nil, "it is seen moving from the end of the update on")
    stage.advance(by: 0.05)
    #expect(primary.map { $0.lowerBound < 0 && $0.lowerBound > -320 } == true)
    stage.settle()
    #expect(primary == 0...320 && fixture.extent(of: fixture.pages[1]) == 0...820)
    #expect(
      fixture.heard() == [
        "willChangeTo(oneOverSecondary)", "willShow(primary)", "P.willAppear", "P.isAppearing",
        "P.didAppear",
      ])
    #expect(fixture.split.columnViews.dimmingView.alpha == SplitMetrics.dim)
  }

  @Test func `a tap beside it takes it away`() {
    fixture.split.show(.primary)
    stage.settle()
    _ = fixture.heard()
    stage.tap(at: CGPoint(x: 600, y: 600))
    stage.settle()
    #expect(fixture.split.displayMode == .secondaryOnly && primary == nil)
    #expect(
      fixture.heard() == [
        "willChangeTo(secondaryOnly)", "willHide(primary)", "P.willDisappear", "P.didDisappear",
      ])
  }

  @Test func `a swipe from the edge brings it with the finger`() {
    stage.press(at: CGPoint(x: 2, y: 600))
    stage.move(to: CGPoint(x: 162, y: 600), over: 0.3)
    #expect(primary.map { abs($0.upperBound - 160.5) < 12 } == true)
    stage.move(to: CGPoint(x: 300, y: 600), over: 0.2)
    stage.release()
    stage.settle()
    #expect(primary == 0...320)
    #expect(
      fixture.heard() == [
        "gestureWillBegin", "willChangeTo(oneOverSecondary)", "willShow(primary)", "P.willAppear",
        "P.isAppearing", "P.didAppear", "gestureDidEnd",
      ])
  }

  @Test func `a swipe that is taken back leaves all as it was`() {
    stage.press(at: CGPoint(x: 2, y: 600))
    stage.move(to: CGPoint(x: 140, y: 600), over: 0.3)
    stage.move(to: CGPoint(x: 30, y: 600), over: 0.2)
    stage.release()
    stage.settle()
    #expect(primary == nil && fixture.split.displayMode == .secondaryOnly)
    #expect(
      Array(fixture.heard().suffix(3)) == ["P.willDisappear", "P.didDisappear", "gestureDidEnd"])
    #expect(fixture.split.runner.isIdle)
  }

  @Test func `a drag beside it takes it away with the finger`() {
    fixture.split.show(.primary)
    stage.settle()
    stage.press(at: CGPoint(x: 700, y: 600))
    stage.move(to: CGPoint(x: 540, y: 600), over: 0.3)
    #expect(primary.map { $0.lowerBound < -120 && $0.lowerBound > -180 } == true)
    stage.move(to: CGPoint(x: 420, y: 600), over: 0.1)
    stage.release()
    stage.settle()
    #expect(primary == nil)
  }

  @Test func `a swipe back on the column takes it away with the finger`() {
    fixture.split.show(.primary)
    stage.settle()
    stage.press(at: CGPoint(x: 250, y: 600))
    stage.move(to: CGPoint(x: 150, y: 600), over: 0.3)
    #expect(primary == -100...220)
    stage.advance(by: 1)
    #expect(primary == -100...220, "it waits for the finger")
    stage.release()
    stage.settle()
    #expect(primary == 0...320, "let go before half, it comes back")
    stage.drag(from: CGPoint(x: 250, y: 600), to: CGPoint(x: 190, y: 600), over: 0.05)
    stage.settle()
    #expect(primary == nil, "a short flick is enough")
  }

  @Test func `a list in the column scrolls, and a swipe over it takes the column away`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 1180))
    scroll.contentSize = CGSize(width: 320, height: 3000)
    fixture.pages[0].view.addSubview(scroll)
    fixture.split.show(.primary)
    stage.settle()
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 180, y: 400), over: 0.3)
    stage.settle()
    #expect(scroll.contentOffset.y > 100 && primary == 0...320)
    stage.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 620), over: 0.2)
    stage.settle()
    #expect(primary == nil)
  }

  @Test func `one that a finger let go of is caught where it is seen`() {
    stage.press(at: CGPoint(x: 2, y: 600))
    stage.move(to: CGPoint(x: 240, y: 600), over: 0.3)
    stage.advance(by: 0.2)
    stage.release()
    stage.advance(by: 0.04)
    let edge = primary?.upperBound ?? 0
    #expect(edge > 245 && edge < 319)
    stage.press(at: CGPoint(x: 200, y: 600))
    stage.move(to: CGPoint(x: 190, y: 600))
    #expect(primary.map { abs($0.upperBound - edge) < 0.001 } == true)
    stage.move(to: CGPoint(x: 40, y: 600), over: 0.3)
    #expect(primary.map { abs($0.upperBound - edge + 150) < 0.001 } == true)
    stage.move(to: CGPoint(x: 10, y: 600), over: 0.1)
    stage.release()
    stage.settle()
    #expect(primary == nil && fixture.split.displayMode == .secondaryOnly)
    #expect(
      fixture.heard().filter { $0.contains("gesture") } == ["gestureWillBegin", "gestureDidEnd"])
  }

  @Test func `beside each other columns stay where they are`() {
    let fixture = ColumnsFixture(size: ColumnsFixture.landscape)
    let stage = fixture.stage
    stage.drag(from: CGPoint(x: 250, y: 600), to: CGPoint(x: 50, y: 600), over: 0.2)
    stage.settle()
    #expect(fixture.extent(of: fixture.pages[0]) == 0...320)
  }

  @Test func `no swipe begins where it is not to, nor over a page that leads back`() {
    fixture.split.presentsWithGesture = false
    stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 300, y: 600), over: 0.2)
    stage.settle()
    #expect(primary == nil)
    fixture.split.show(.primary)
    stage.settle()
    stage.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 20, y: 600), over: 0.2)
    stage.settle()
    #expect(primary == 0...320)
    fixture.split.hide(.primary)
    stage.settle()
    fixture.split.presentsWithGesture = true
    let stack = fixture.pages[1].navigationController
    stack?.pushViewController(fixture.page("D2"), animated: false)
    stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 500, y: 600), over: 0.2)
    stage.settle()
    #expect(primary == nil && stack?.viewControllers.count == 1)
  }

  @Test func `the width changes under the finger, and nothing is left of the swipe`() {
    stage.press(at: CGPoint(x: 2, y: 600))
    stage.move(to: CGPoint(x: 162, y: 600), over: 0.3)
    fixture.resize(ColumnsFixture.phone)
    stage.move(to: CGPoint(x: 200, y: 600), over: 0.1)
    stage.release()
    stage.settle()
    #expect(fixture.stack == ["P", "D"] && fixture.split.runner.isIdle)
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["P", "D"])
  }

  @Test func `a change of columns in the middle of another is followed by it`() {
    fixture.split.show(.primary)
    stage.advance(by: 0.1)
    fixture.split.hide(.primary)
    stage.settle()
    #expect(primary == nil && fixture.split.displayMode == .secondaryOnly)
    #expect(fixture.split.runner.isIdle)
  }

  @Test func `what joins the change moves with it, and hears its end`() {
    let page = fixture.pages[1]
    var ended = false
    fixture.split.show(.primary)
    fixture.split.transitionCoordinator?.animate(
      alongsideTransition: { _ in page.view.alpha = 0.5 }, completion: { _ in ended = true })
    stage.advance(by: 0.1)
    let alpha = page.view.presentedAlpha(at: stage.now)
    #expect(alpha > 0.5 && alpha < 1 && !ended)
    stage.settle()
    #expect(ended)
  }

  @Test func `a push that begins as its column goes ends with it`() {
    fixture.split.show(.primary)
    stage.settle()
    let page = fixture.page("P2")
    fixture.pages[0].whenDisappearing = { fixture.split.preferredDisplayMode = .secondaryOnly }
    fixture.pages[0].navigationController?.pushViewController(page, animated: true)
    stage.settle()
    fixture.pages[0].whenDisappearing = {}
    #expect(page.appearance == .disappeared && page.viewIfLoaded?.window == nil)
    fixture.split.show(.primary)
    stage.settle()
    #expect(page.appearance == .appeared && fixture.titles.contains("P2"))
  }

  @Test func `a detail takes away what lies over it`() {
    fixture.split.show(.primary)
    stage.settle()
    fixture.pages[0].showDetailViewController(fixture.page("E"), sender: nil)
    stage.settle()
    #expect(fixture.titles == ["E"] && primary == nil)
  }

  @Test func `what a page chooses that comes and goes over all is seen afterwards`() {
    stage.window.rootViewController = WrapperController(fixture.split)
    fixture.split.show(.primary)
    stage.settle()
    let cover = fixture.page("C")
    cover.modalPresentationStyle = .fullScreen
    cover.whenAppearing = { fixture.split.show(.secondary) }
    fixture.split.present(cover, animated: true)
    stage.advance(by: 0.1)
    cover.dismiss(animated: true)
    stage.settle()
    #expect(fixture.titles == ["D"] && primary == nil)
    #expect(fixture.stage.elements().contains { $0.label == "Sidebar" })
    #expect(fixture.split.columnViews.dimmingView.alpha == 0)
  }

  @Test func `Escape takes away what lies over the secondary column, and leaves its pages`() {
    let stack = fixture.pages[1].navigationController
    stack?.pushViewController(fixture.page("D2"), animated: false)
    fixture.split.show(.primary)
    stage.settle()
    stage.send(.key(KeyEvent(key: .escape, time: stage.now)))
    stage.settle()
    #expect(primary == nil && stack?.viewControllers.count == 2)
    stage.send(.key(KeyEvent(key: .escape, time: stage.now)))
    stage.settle()
    #expect(stack?.viewControllers.count == 1)
  }

  @Test func `who wants little motion sees columns fade in place`() {
    let fixture = ColumnsFixture(
      size: ColumnsFixture.portrait, traits: .crossFade)
    fixture.split.show(.primary)
    fixture.stage.advance(by: 0.15)
    let host = fixture.split.columnViews.host(of: .primary)
    let alpha = host.presentedAlpha(at: fixture.stage.now)
    #expect(fixture.extent(of: fixture.pages[0]) == 0...320 && alpha > 0 && alpha < 1)
    var buttons: [StageElement] { fixture.stage.elements().filter { $0.label == "Sidebar" } }
    #expect(buttons.count == 1)
    fixture.stage.settle()
    #expect(host.presentedAlpha(at: fixture.stage.now) == 1)
    fixture.stage.tap("Sidebar")
    fixture.stage.advance(by: 0.15)
    let stacks = fixture.pages.map { $0.navigationController?.outerItem != nil }
    #expect(stacks == [false, true], "only the later place has the button")
    fixture.stage.settle()
    #expect(buttons.count == 1)
  }
}
