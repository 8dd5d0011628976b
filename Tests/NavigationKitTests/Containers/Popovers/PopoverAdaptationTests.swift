import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// A popover where there is little room, and where the room changes while it is open.
struct PopoverAdaptationTests {
  private let fixture = PopoverFixture()
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }
  private var shown: UIPresentationController? { modal.activePresentationController }

  @Test func `on a phone it is a sheet, which its delegate may prepare`() {
    let phone = PopoverFixture(PopoverFixture.narrow)
    let sheet = phone.popover?.adaptiveSheetPresentationController
    sheet?.detents = [.medium()]
    phone.present()
    #expect(phone.modal.activePresentationController === sheet)
    #expect(phone.frame(of: phone.modal)?.minY == 384)
    #expect(phone.person.take() == ["prepare pageSheet", "will pageSheet"])
    #expect(phone.popover?.presentationStyle == .popover)
  }

  @Test func `a delegate that says none keeps it a popover on a phone`() {
    let phone = PopoverFixture(PopoverFixture.narrow)
    phone.button.frame.origin.x = 100
    phone.person.style = UIModalPresentationStyle.none
    phone.present()
    #expect(phone.frame(of: phone.modal) == CGRect(x: 10, y: 340, width: 300, height: 213))
  }

  @Test func `a delegate that says nothing of styles keeps the default ones`() {
    let quiet = QuietDelegate()
    fixture.popover?.delegate = quiet
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    #expect(fixture.popover?.adaptivePresentationStyle == .pageSheet)
    #expect(fixture.popover?.adaptivePresentationStyle(for: compact) == .pageSheet)
  }

  @Test func `it becomes a sheet as the window gets narrow, and a popover again`() {
    fixture.present()
    let view = modal.view
    _ = fixture.person.take()
    fixture.resize(PopoverFixture.narrow)
    stage.settle()
    #expect(shown is UISheetPresentationController)
    #expect(modal.view.frame.size == CGSize(width: 390, height: 758))
    #expect(modal.view.safeAreaInsets == .zero)
    #expect(fixture.person.take() == ["prepare pageSheet", "will pageSheet"])
    #expect(stage.window.subviews.count == 2)
    fixture.resize(PopoverFixture.wide)
    stage.settle()
    #expect(fixture.frame(of: modal) == CGRect(x: 360, y: 340, width: 300, height: 213))
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(top: 13))
    #expect(fixture.person.take() == ["will none", "popover"])
    #expect(modal.view === view && shown === fixture.popover)
    #expect(fixture.log.take() == [])
    stage.tap(at: CGPoint(x: 100, y: 700))
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `a controller that is shown in its place comes, and goes again`() {
    fixture.person.wraps = true
    fixture.present()
    fixture.resize(PopoverFixture.narrow)
    stage.settle()
    let wrapper = fixture.navigation.presentedViewController
    #expect(wrapper is UINavigationController && modal.navigationController === wrapper)
    #expect(
      fixture.log.take().filter { !$0.contains("Move") } == [
        "M.willDisappear", "M.didDisappear", "M.willAppear", "M.isAppearing", "M.didAppear",
      ])
    #expect(modal.popoverPresentationController?.sourceView === fixture.button)
    #expect(stage.element(.title, "M") != nil)
    fixture.resize(PopoverFixture.wide)
    stage.settle()
    #expect(fixture.navigation.presentedViewController === modal && modal.parent == nil)
    #expect(fixture.frame(of: modal) == CGRect(x: 360, y: 340, width: 300, height: 213))
    #expect(
      fixture.log.take().filter { !$0.contains("Move") } == [
        "M.willDisappear", "M.didDisappear", "M.willAppear", "M.isAppearing", "M.didAppear",
      ])
    #expect(modal.appearance == .appeared)
  }

  @Test func `where it covers the screen its presenter goes, and comes back`() {
    fixture.person.style = .fullScreen
    fixture.present()
    fixture.resize(PopoverFixture.narrow)
    stage.settle()
    #expect(fixture.navigation.view.window == nil)
    #expect(fixture.log.take() == ["P.willDisappear", "P.didDisappear"])
    #expect(modal.view.frame == stage.window.bounds)
    fixture.resize(PopoverFixture.wide)
    stage.settle()
    #expect(fixture.navigation.view.window != nil)
    #expect(fixture.log.take() == ["P.willAppear", "P.isAppearing", "P.didAppear"])
    #expect(fixture.frame(of: modal) == CGRect(x: 360, y: 340, width: 300, height: 213))
  }

  @Test func `in the middle of its coming it is there at once, in the other form`() {
    fixture.popover?.sourceView = fixture.button
    fixture.page.present(modal, animated: true)
    stage.advance(by: 0.1)
    fixture.resize(PopoverFixture.narrow)
    #expect(shown is UISheetPresentationController)
    #expect(modal.appearance == .appeared)
    stage.settle()
    #expect(modal.view.frame.size == CGSize(width: 390, height: 758))
  }

  @Test(arguments: [true, false])
  func `a finger that drags it as a sheet loses it as it becomes a popover`(wraps: Bool) {
    let phone = PopoverFixture(PopoverFixture.narrow)
    phone.person.wraps = wraps
    let sheet = phone.popover?.adaptiveSheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.selectedDetentIdentifier = .large
    phone.present()
    phone.stage.press(at: CGPoint(x: 195, y: 120))
    phone.stage.move(to: CGPoint(x: 195, y: 700), over: 0.3)
    phone.resize(PopoverFixture.wide)
    #expect(phone.modal.appearance == .appeared)
    phone.stage.release()
    phone.resize(PopoverFixture.narrow)
    phone.stage.settle()
    #expect(phone.modal.appearance == .appeared && phone.modal.view.window != nil)
    #expect(sheet?.selectedDetentIdentifier == .medium, "it was dragged below that")
    #expect(sheet?.presentedView?.frame.minY == 384)
  }

  @Test(arguments: [true, false])
  func `what it presents as the window gets wide is shown over the popover`(animated: Bool) {
    let phone = PopoverFixture(PopoverFixture.narrow)
    phone.person.wraps = true
    let cover = PageController("C")
    phone.present()
    phone.modal.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (page: PageController, _) in
      if page.presentedViewController == nil { page.present(cover, animated: animated) }
    }
    phone.resize(PopoverFixture.wide)
    phone.stage.settle()
    #expect(phone.navigation.presentedViewController === phone.modal)
    #expect(phone.modal.presentedViewController === cover && cover.appearance == .appeared)
  }

  @Test func `what is presented over it stays, and it adapts below`() {
    fixture.present()
    let alert = PageController("X")
    alert.modalPresentationStyle = .formSheet
    modal.present(alert, animated: false)
    fixture.resize(PopoverFixture.narrow)
    stage.settle()
    #expect(modal.presentedViewController === alert && alert.view.window != nil)
    #expect(shown is UISheetPresentationController)
    fixture.resize(PopoverFixture.wide)
    stage.settle()
    alert.dismiss(animated: true)
    stage.settle()
    #expect(fixture.frame(of: modal) == CGRect(x: 360, y: 340, width: 300, height: 213))
  }

  @Test func `under what covers it whole it waits till it is seen`() {
    fixture.present()
    let cover = PageController("X")
    cover.modalPresentationStyle = .fullScreen
    modal.present(cover, animated: false)
    fixture.resize(PopoverFixture.narrow)
    stage.settle()
    cover.dismiss(animated: true)
    stage.settle()
    #expect(shown is UISheetPresentationController && modal.view.window != nil)
    #expect(modal.view.frame.size == CGSize(width: 390, height: 758))
    #expect(modal.appearance == .appeared)
  }

  @Test func `another style adapts as the room changes too`() {
    let form = PageController("F")
    form.modalPresentationStyle = .formSheet
    form.presentationController?.delegate = fixture.person
    fixture.person.style = .overFullScreen
    fixture.page.present(form, animated: false)
    stage.settle()
    #expect(form.view.bounds.size == CGSize(width: 540, height: 620))
    fixture.resize(PopoverFixture.narrow)
    stage.settle()
    #expect(form.activePresentationController?.presentationStyle == .overFullScreen)
    #expect(form.view.frame == stage.window.bounds)
    fixture.resize(PopoverFixture.wide)
    stage.settle()
    #expect(form.view.bounds.size == CGSize(width: 540, height: 620))
  }

  @Test func `in a popover's own little room another style goes by the window's`() {
    fixture.person.style = .fullScreen
    fixture.present()
    let cover = PageController("C")
    cover.modalPresentationStyle = .currentContext
    cover.presentationController?.delegate = fixture.person
    modal.definesPresentationContext = true
    modal.present(cover, animated: false)
    stage.settle()
    #expect(cover.activePresentationController?.presentationStyle == .currentContext)
    #expect(cover.view.frame.size == CGSize(width: 300, height: 213))
  }

  @Test func `a popover again, it points to where its source is laid out then`() {
    let middle = MiddleView(frame: fixture.page.view.bounds)
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    middle.addSubview(middle.button)
    fixture.page.view.addSubview(middle)
    fixture.popover?.sourceView = middle.button
    fixture.page.present(modal, animated: false)
    fixture.resize(PopoverFixture.narrow)
    stage.settle()
    fixture.resize(PopoverFixture.wide)
    stage.settle()
    #expect(fixture.frame(of: modal)?.midX == 512)
  }

  @Test func `as a large phone is turned it is a popover on its side, and a sheet upright`() {
    let phone = PopoverFixture(CGSize(width: 414, height: 736))
    phone.button.frame.origin = CGPoint(x: 100, y: 60)
    phone.present()
    #expect(phone.modal.activePresentationController is UISheetPresentationController)
    phone.stage.rotate(to: CGSize(width: 736, height: 414), safeAreaInsets: .zero)
    phone.stage.advance(by: 0.1)
    #expect(phone.modal.activePresentationController === phone.popover)
    phone.stage.settle()
    #expect(phone.frame(of: phone.modal) == CGRect(x: 10, y: 100, width: 300, height: 213))
    phone.stage.rotate(to: CGSize(width: 414, height: 736), safeAreaInsets: .zero)
    phone.stage.settle()
    #expect(phone.modal.view.frame.width == 414)
    #expect(phone.log.take() == [])
  }
}

/// Keeps a button in its middle as it is laid out.
private final class MiddleView: UIView {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

  override func layoutSubviews() { button.center = CGPoint(x: bounds.midX, y: 300) }
}

/// Says nothing of styles.
private final class QuietDelegate: NSObject, UIPopoverPresentationControllerDelegate {}
