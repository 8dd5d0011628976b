import Foundation
import Input
import Testing

@testable import NavigationKit

/// Sheets over a page: their layout and how users dismiss them.
struct SheetTests {
  private let fixture = ModalFixture(style: .pageSheet)
  private let person = PersonalDelegate()
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }

  init() { modal.presentationController?.delegate = person }

  private func drag(by distance: CGFloat, over seconds: TimeInterval = 1, pause: Bool = true) {
    stage.press(at: CGPoint(x: 195, y: 200))
    stage.move(to: CGPoint(x: 195, y: 200 + distance), over: seconds)
    if pause { stage.advance(by: 0.2) }
    stage.release()
  }

  @Test func `the presenter hears nothing of a sheet`() {
    fixture.page.present(modal, animated: true)
    stage.settle()
    modal.dismiss(animated: true)
    stage.settle()
    #expect(
      fixture.log.take() == [
        "M.loadView", "M.willAppear", "M.isAppearing", "M.didAppear", "M.willDisappear",
        "M.didDisappear",
      ])
    #expect(person.heard.isEmpty)
  }

  @Test func `the card lies ten points below the safe area over a darkened page`() {
    fixture.present()
    let container = modal.presentationController?.containerView
    let card = modal.presentationController?.presentedView
    #expect(container?.subviews.first?.alpha == 1)
    #expect(container?.subviews.first?.backgroundColor == UIColor.black.withAlphaComponent(0.2))
    #expect(card?.layer.cornerRadius == 10)
    #expect(card?.frame == CGRect(x: 0, y: 60, width: 390, height: 794))
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 390, height: 784))
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(bottom: 30))
    #expect(fixture.navigation.view.window != nil)
  }

  @Test func `a navigation bar is 56 points high in a sheet, and 32 on its side`() {
    let inner = UINavigationController(rootViewController: fixture.base.page("S"))
    inner.modalPresentationStyle = .pageSheet
    fixture.page.present(inner, animated: true)
    stage.settle()
    #expect(inner.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
    #expect(inner.topViewController?.view.safeAreaInsets.top == 56)
    #expect(stage.elements().first { $0.label == "S" }?.frame.midY == CGFloat(88))
    #expect(fixture.navigation.navigationBar.frame.height == 44)
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    stage.settle()
    #expect(inner.navigationBar.frame.height == 32)
  }

  @Test func `the darkness comes with the card`() {
    fixture.page.present(modal, animated: true)
    stage.advance(by: 0.1)
    let dimming = modal.presentationController?.containerView?.subviews.first
    #expect(abs((dimming?.presentedAlpha(at: stage.now) ?? 0) - Spring().value(at: 0.1)) < 0.001)
  }

  @Test func `a finger drags the card one to one`() {
    fixture.present()
    stage.press(at: CGPoint(x: 195, y: 200))
    stage.move(to: CGPoint(x: 195, y: 350), over: 0.3)
    #expect(fixture.top(of: modal).map { abs($0 - 210) < 0.001 } == true)
    stage.move(to: CGPoint(x: 195, y: 300), over: 0.3)
    #expect(fixture.top(of: modal).map { abs($0 - 160) < 0.001 } == true)
    #expect(person.heard == ["should", "will"])
    #expect(fixture.log.take() == ["M.willDisappear"])
  }

  @Test func `past half its height it goes, and everybody hears it`() {
    fixture.present()
    drag(by: 400)
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
    #expect(person.heard == ["should", "will", "did"])
    #expect(fixture.log.take() == ["M.willDisappear", "M.didDisappear"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `before half it comes back, and the page hears that`() {
    fixture.present()
    drag(by: 380)
    stage.settle()
    #expect(fixture.navigation.presentedViewController === modal)
    #expect(fixture.top(of: modal) == 60)
    #expect(person.heard == ["should", "will"])
    #expect(
      fixture.log.take() == ["M.willDisappear", "M.willAppear", "M.isAppearing", "M.didAppear"])
    drag(by: 500)
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
  }

  @Test func `a flick down takes it away, a flick back keeps it`() {
    fixture.present()
    stage.press(at: CGPoint(x: 195, y: 200))
    stage.move(to: CGPoint(x: 195, y: 700), over: 0.3)
    stage.move(to: CGPoint(x: 195, y: 580), over: 0.12)
    stage.release()
    stage.settle()
    #expect(fixture.top(of: modal) == 60)
    drag(by: 120, over: 0.08, pause: false)
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
  }

  @Test func `an interrupted drag puts the card back`() {
    fixture.present()
    stage.press(at: CGPoint(x: 195, y: 200))
    stage.move(to: CGPoint(x: 195, y: 800), over: 0.3)
    stage.cancelTouches()
    stage.settle()
    #expect(fixture.top(of: modal) == 60)
    #expect(modal.presentingViewController != nil)
  }

  @Test func `upwards it gives way a little and springs back`() {
    fixture.present()
    stage.press(at: CGPoint(x: 195, y: 400))
    stage.move(to: CGPoint(x: 195, y: 200), over: 0.3)
    let top = fixture.top(of: modal) ?? 0
    #expect(top < 60 && top > 20)
    stage.release()
    stage.settle()
    #expect(fixture.top(of: modal) == 60)
    #expect(fixture.log.take().isEmpty)
  }

  @Test(arguments: [true, false])
  func `one that must stay bounces back and reports the attempt`(isModal: Bool) {
    modal.isModalInPresentation = isModal
    person.allows = isModal
    fixture.present()
    drag(by: 500)
    #expect((fixture.top(of: modal) ?? 0) > 60)
    stage.settle()
    #expect(fixture.top(of: modal) == 60)
    #expect(person.heard == (isModal ? ["attempt"] : ["should", "attempt"]))
    #expect(fixture.log.take().isEmpty)
  }

  @Test func `code wins over the finger`() {
    fixture.present()
    stage.press(at: CGPoint(x: 195, y: 200))
    stage.move(to: CGPoint(x: 195, y: 250), over: 0.3)
    fixture.page.dismiss(animated: true)
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
    stage.release()
    stage.settle()
    #expect(fixture.log.take() == ["M.willDisappear", "M.didDisappear"])
  }

  @Test func `a tap beside the card takes it away, and Escape does`() {
    fixture.present()
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
    modal.presentationController?.delegate = person
    fixture.present()
    fixture.key(.escape)
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
    #expect(person.heard == ["should", "will", "did", "should", "will", "did"])
    #expect(fixture.base.titles == ["A", "B"])
  }

  @Test func `a list in it scrolls, and hands over at its top`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 784))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    modal.view.addSubview(scroll)
    fixture.present()
    stage.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), over: 0.5)
    stage.settle()
    #expect(scroll.contentOffset.y > 100)
    #expect(fixture.top(of: modal) == 60)
    scroll.contentOffset.y = 0 - scroll.adjustedContentInset.top
    drag(by: 500)
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
  }

  @Test func `a sheet with two heights moves between them and leaves from the lower`() {
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    fixture.present()
    #expect(fixture.top(of: modal) == 422)
    stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 150), over: 0.5)
    stage.settle()
    #expect(fixture.top(of: modal) == 60)
    #expect(modal.sheetPresentationController?.selectedDetentIdentifier == .large)
    drag(by: 300)
    stage.settle()
    #expect(fixture.top(of: modal) == 422)
    stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 800), over: 0.5)
    stage.settle()
    #expect(modal.presentingViewController == nil)
  }

  @Test func `where there is little room the delegate may ask for the whole screen`() {
    person.compactStyle = .overFullScreen
    fixture.present()
    #expect(fixture.top(of: modal) == 0)
    #expect(modal.sheetPresentationController == nil)
    #expect(modal.presentationController?.presentationStyle == .overFullScreen)
    #expect(modal.presentationController?.delegate === person)
  }
}

/// Records the user's dismissals as the presentation's delegate.
private final class PersonalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var heard: [String] = []
  var allows = true
  var compactStyle = UIModalPresentationStyle.none

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { compactStyle }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    heard.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    heard.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { heard.append("attempt") }
}
