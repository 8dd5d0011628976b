import Foundation
import Input
import NavigationKit
import Testing

/// Fingers that take a sheet which is on its way back, or to another height.
struct SheetCatchTests {
  private let fixture = ModalFixture(style: .pageSheet)
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }
  private var top: CGFloat { fixture.top(of: modal) ?? -1 }

  /// Drags the card down, too little to dismiss it, and lets go.
  private func dragAndRelease(by distance: CGFloat = 300) {
    stage.press(at: CGPoint(x: 195, y: 200))
    stage.move(to: CGPoint(x: 195, y: 200 + distance), over: 1)
    stage.advance(by: 0.2)
    stage.release()
  }

  /// A finger comes down on the card's upper part as it is seen, and moves by ten points, which a
  /// pan needs to begin.
  private func catchCard(moving step: CGFloat = 10) -> CGPoint {
    let place = CGPoint(x: 195, y: top + 30)
    stage.press(at: place)
    stage.move(to: CGPoint(x: place.x, y: place.y + step))
    return CGPoint(x: place.x, y: place.y + step)
  }

  @Test func `one that springs back is taken where it is seen, and goes with the finger`() {
    fixture.present()
    dragAndRelease()
    stage.advance(by: 0.05)
    let start = top
    #expect(start > 200 && start < 360)
    let finger = catchCard()
    #expect(abs(top - start) < 0.001)
    stage.advance(by: 1)
    #expect(abs(top - start) < 0.001, "it waits for the finger")
    stage.move(to: CGPoint(x: 195, y: finger.y + 100), over: 0.2)
    #expect(abs(top - start - 100) < 0.001)
    stage.move(to: CGPoint(x: 195, y: finger.y + 400), over: 0.2)
    stage.release()
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
    #expect(fixture.log.take() == ["M.willDisappear", "M.didDisappear"])
  }

  @Test func `let go a second time before half, it comes back again`() {
    fixture.present()
    dragAndRelease()
    stage.advance(by: 0.05)
    _ = catchCard()
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(top == 60)
    #expect(fixture.navigation.presentedViewController === modal)
    #expect(
      fixture.log.take() == ["M.willDisappear", "M.willAppear", "M.isAppearing", "M.didAppear"])
  }

  @Test func `what is tapped in it meanwhile waits until it is back`() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 10, width: 200, height: 44)
    modal.view.addSubview(button)
    fixture.present()
    dragAndRelease()
    stage.advance(by: 0.05)
    stage.tap(at: CGPoint(x: 195, y: top + 30))
    stage.settle()
    #expect(taps == 0 && top == 60)
    stage.tap("Go")
    #expect(taps == 1)
  }

  @Test func `one on its way to another height is taken where it is seen`() {
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    fixture.present()
    stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), over: 0.1)
    stage.advance(by: 0.04)
    let start = top
    #expect(start > 80 && start < 222)
    let finger = catchCard()
    #expect(abs(top - start) < 0.001)
    stage.move(to: CGPoint(x: 195, y: finger.y + 60), over: 0.2)
    #expect(abs(top - start - 60) < 0.001)
    stage.move(to: CGPoint(x: 195, y: 470), over: 0.2)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(top == 422)
    #expect(modal.sheetPresentationController?.selectedDetentIdentifier == .medium)
  }

  @Test func `one on its way down is touched above its later place`() {
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    modal.sheetPresentationController?.selectedDetentIdentifier = .large
    fixture.present()
    stage.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 300), over: 0.1)
    stage.advance(by: 0.04)
    let start = top
    #expect(start > 160 && start < 380)
    _ = catchCard(moving: -10)
    #expect(abs(top - start) < 0.001)
    stage.move(to: CGPoint(x: 195, y: 80), over: 0.2)
    stage.release()
    stage.settle()
    #expect(top == 60)
  }

  @Test func `a list inside leaves the finger to the card that moves`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 784))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    modal.view.addSubview(scroll)
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    modal.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    modal.sheetPresentationController?.prefersGrabberVisible = true
    fixture.present()
    stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 520), over: 0.5)
    stage.advance(by: 0.02)
    let (start, offset) = (top, scroll.contentOffset.y)
    _ = catchCard(moving: -10)
    stage.move(to: CGPoint(x: 195, y: 300), over: 0.2)
    #expect(top < start - 50 && scroll.contentOffset.y == offset)
  }

  @Test func `dragged down and up again, it goes on to its higher rest under the same finger`() {
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    fixture.present()
    stage.press(at: CGPoint(x: 195, y: 500))
    stage.move(to: CGPoint(x: 195, y: 600), over: 0.3)
    #expect(abs(top - 522) < 0.001)
    stage.move(to: CGPoint(x: 195, y: 300), over: 0.3)
    #expect(abs(top - 222) < 0.001)
    stage.move(to: CGPoint(x: 195, y: 150), over: 0.2)
    stage.release()
    stage.settle()
    #expect(top == 60)
    #expect(
      fixture.log.take() == ["M.willDisappear", "M.willAppear", "M.isAppearing", "M.didAppear"])
  }

  @Test func `one that stretched upwards does not jump under the finger`() {
    fixture.present()
    stage.press(at: CGPoint(x: 195, y: 400))
    stage.move(to: CGPoint(x: 195, y: 200), over: 0.3)
    stage.release()
    stage.advance(by: 0.04)
    let start = top
    #expect(start < 58)
    _ = catchCard()
    #expect(abs(top - start) < 0.001)
  }

  @Test func `one whose heights changed follows at once from where it is caught`() {
    fixture.present()
    let sheet = modal.sheetPresentationController
    sheet?.animateChanges { sheet?.detents = [.medium()] }
    stage.advance(by: 0.05)
    let start = top
    #expect(start > 60 && start < 340)
    let finger = catchCard()
    #expect(abs(top - start) < 0.001)
    stage.move(to: CGPoint(x: 195, y: finger.y + 60), over: 0.2)
    #expect(abs(top - start - 60) < 0.001)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(top == 422)
  }

  @Test func `one that comes, or goes for good, is not caught`() {
    fixture.page.present(modal, animated: true)
    stage.advance(by: 0.1)
    let coming = top
    _ = catchCard()
    stage.advance(by: 0.02)
    #expect(top < coming)
    stage.release()
    stage.settle()
    dragAndRelease(by: 500)
    stage.advance(by: 0.02)
    let going = top
    _ = catchCard(moving: -10)
    stage.advance(by: 0.02)
    #expect(top > going)
    stage.release()
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
  }
}
