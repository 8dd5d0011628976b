import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The page behind a tall sheet: scaled down on black, in step with the sheet.
struct SheetBackdropTests {
  private let fixture = ModalFixture(style: .pageSheet)
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }
  private var page: UIView { fixture.navigation.view }

  /// The scale and top left corner at which a view is drawn; nil if it is not scaled.
  private func drawn(_ view: UIView?) -> (scale: CGFloat, origin: CGPoint)? {
    guard let view, case let inset = view.presentedBackdropInset(at: stage.now), inset != .zero
    else {
      return nil
    }
    let backdrop = BackdropTransform(inset, of: view.presentedFrame(at: stage.now))
    return (backdrop.scale, backdrop.origin)
  }

  private func card(of controller: UIViewController) -> UIView? {
    controller.presentationController?.presentedView
  }

  /// Whether a view is at rest behind a sheet on this phone.
  private func isBack(_ view: UIView?) -> Bool {
    guard let place = drawn(view) else { return false }
    return abs(place.scale - 0.9165) < 0.0001 && abs(place.origin.y - 50) < 0.001
      && abs(place.origin.x - 390 * 0.0835 / 2) < 0.001
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func `it is smaller, below the status bar, with round corners, on black`(
    style: UIModalPresentationStyle
  ) {
    let fixture = ModalFixture(style: style)
    fixture.present()
    let text = fixture.stage.displayList().description
    #expect(text.contains("scale 0.91") && text.contains("clip (0 0 390 844) radius 10.911"))
    #expect(text.contains("fill (0 0 390 844) #000000"))
    let title = fixture.stage.element(.title)
    #expect(title == nil || (title?.frame.minY ?? 0) > 50)
    fixture.modal.dismiss(animated: true)
    fixture.stage.settle()
    #expect(!fixture.stage.displayList().description.contains("scale"))
  }

  @Test func `its corners begin as those of the screen, which they leave`() {
    let page = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(
      abs(BackdropTransform(CGPoint(x: 0.001, y: 0), of: page, corners: 47).cornerRadius - 47) < 0.1
    )
    let back = CGPoint(x: 390 * 0.0835 / 2, y: 50)
    let rest = BackdropTransform(back, of: page, corners: 47)
    #expect(
      rest == BackdropTransform(back, of: page), "at rest, those of the screen no longer count")
    stage.chrome = ScreenChrome(cornerRadius: 47, isMasked: true)
    #expect(self.page.screenCorners(at: stage.now) == 47)
    stage.chrome.isMasked = false
    #expect(self.page.screenCorners(at: stage.now) == 0)
  }

  @Test func `it goes back as the card comes, and forward as that goes`() {
    for comes in [true, false] {
      if comes {
        fixture.page.present(modal, animated: true)
      } else {
        modal.dismiss(animated: true)
      }
      for _ in 0..<6 {
        stage.advance(by: 0.04)
        let top = fixture.top(of: modal) ?? 0
        let scale = drawn(page)?.scale ?? 1
        let share = Double((844 - top) / (844 - 60))
        #expect(abs(Double(1 - scale) - 0.0835 * share) < 0.0001)
      }
      stage.settle()
      #expect(comes ? isBack(page) : drawn(page) == nil)
    }
  }

  @Test func `under a finger it follows the card, and returns with it`() {
    fixture.present()
    stage.press(at: CGPoint(x: 195, y: 200))
    for offset: CGFloat in [100, 300, 500, 200] {
      stage.move(to: CGPoint(x: 195, y: 200 + offset), over: 0.2)
      #expect(abs((drawn(page)?.scale ?? 1) - (1 - 0.0835 * (1 - offset / 784))) < 0.0001)
    }
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(isBack(page) && modal.presentingViewController != nil)
  }

  @Test func `behind a low card it stays, and goes back as that grows under a finger`() {
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    fixture.present()
    #expect(fixture.top(of: modal) == 422 && drawn(page) == nil)
    stage.press(at: CGPoint(x: 195, y: 500))
    stage.move(to: CGPoint(x: 195, y: 300), over: 0.3)
    let top = fixture.top(of: modal) ?? 0
    #expect(top < 300)
    #expect(abs((drawn(page)?.scale ?? 1) - (1 - 0.0835 * (422 - top) / 362)) < 0.0001)
    stage.move(to: CGPoint(x: 195, y: 150), over: 0.3)
    stage.release()
    stage.settle()
    #expect(isBack(page))
    modal.sheetPresentationController?.animateChanges {
      modal.sheetPresentationController?.selectedDetentIdentifier = .medium
    }
    stage.advance(by: 0.1)
    #expect(drawn(page).map { $0.scale > 0.9165 && $0.scale < 1 } == true)
    stage.settle()
    #expect(drawn(page) == nil)
  }

  @Test func `a page that stays bright and in use stays where it is`() {
    modal.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
    fixture.present()
    #expect(drawn(page) == nil)
  }

  @Test func `behind a second card the first one goes back to where the page is`() {
    fixture.present()
    let second = fixture.base.page("N")
    second.modalPresentationStyle = .pageSheet
    modal.present(second, animated: true)
    stage.advance(by: 0.1)
    #expect(isBack(page) && drawn(card(of: modal)) != nil)
    stage.settle()
    #expect(isBack(page) && isBack(card(of: modal)))
    second.dismiss(animated: true)
    stage.settle()
    #expect(isBack(page) && drawn(card(of: modal)) == nil)
    modal.present(second, animated: true)
    stage.settle()
    fixture.page.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(drawn(page).map { $0.scale > 0.9165 && $0.scale < 1 } == true)
    stage.settle()
    #expect(drawn(page) == nil)
  }

  @Test func `on its side, and back, all of it moves`() {
    fixture.present()
    stage.rotate(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    stage.advance(by: 0.15)
    #expect(drawn(page) != nil)
    stage.settle()
    #expect(drawn(page) == nil && fixture.top(of: modal) == 0)
    stage.rotate(to: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 50))
    #expect(drawn(page) == nil)
    stage.advance(by: 0.15)
    #expect(drawn(page) != nil && !isBack(page))
    stage.settle()
    #expect(isBack(page))
  }

  @Test func `where there is room from side to side it stays`() {
    let fixture = ModalFixture(
      style: .pageSheet,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(userInterfaceIdiom: .pad),
      ]))
    fixture.present()
    #expect(fixture.navigation.view.backdropInset == .zero)
  }

  @Test func `without animation it is back, and forward, at once`() {
    fixture.page.present(modal, animated: false)
    #expect(isBack(page))
    modal.dismiss(animated: false)
    #expect(drawn(page) == nil)
  }

  @Test func `the status bar is light on the black, and dark again as the card goes`() {
    #expect(stage.window.statusBarStyle == .default)
    fixture.present()
    #expect(stage.window.statusBarStyle == .lightContent)
    stage.press(at: CGPoint(x: 195, y: 200))
    stage.move(to: CGPoint(x: 195, y: 400), over: 0.3)
    #expect(stage.window.statusBarStyle == .default)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(stage.window.statusBarStyle == .lightContent)
    modal.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.statusBarStyle == .default)
    modal.sheetPresentationController?.detents = [.medium()]
    fixture.page.present(modal, animated: true)
    stage.settle()
    #expect(stage.window.statusBarStyle == .default)
  }

  @Test func `the status bar becomes light as a small card is dragged to its full height`() {
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    fixture.present()
    let style = { stage.chromeWindow?.statusBar.style }
    stage.chrome = ScreenChrome(statusBar: StatusBar())
    #expect(style() == .default)
    stage.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 60), over: 0.3)
    stage.settle()
    #expect(style() == .lightContent)
  }

  @Test func `it becomes light under the finger, as soon as most of it lies on the black`() {
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    fixture.present()
    stage.chrome = ScreenChrome(statusBar: StatusBar())
    let style = { stage.chromeWindow?.statusBar.style }
    stage.press(at: CGPoint(x: 195, y: 440))
    stage.move(to: CGPoint(x: 195, y: 300), over: 0.3)
    #expect(style() == .default && page.backdropInset.x > 0)
    stage.move(to: CGPoint(x: 195, y: 140), over: 0.3)
    #expect(style() == .lightContent && page.backdropInset.y < 50)
    stage.move(to: CGPoint(x: 195, y: 400), over: 0.3)
    #expect(style() == .default)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(style() == .default && page.backdropInset == .zero)
  }

  @Test func `what belongs to the app is as it was`() {
    let before = (page.frame, page.alpha, page.layer.cornerRadius, page.clipsToBounds)
    fixture.present()
    #expect(page.frame == before.0 && page.alpha == before.1 && !page.isHidden)
    #expect(page.layer.cornerRadius == before.2 && page.clipsToBounds == before.3)
    #expect(page.superview === stage.window && stage.window.backgroundColor == .black)
  }
}
