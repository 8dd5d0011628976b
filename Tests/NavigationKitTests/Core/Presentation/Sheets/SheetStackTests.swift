import Foundation
import Testing

@testable import NavigationKit

/// Sheets one over the other on a pad, and sheets on a phone's side.
struct SheetStackTests {
  private let fixture = ModalFixture(
    style: .pageSheet,
    traits: UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
    ]))
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }

  private func card(of controller: UIViewController) throws -> UIView {
    try #require(controller.presentationController?.presentedView)
  }

  /// The frame in which the first card is drawn.
  private func drawn() throws -> CGRect {
    let card = try card(of: modal)
    let backdrop = BackdropTransform(
      card.presentedBackdropInset(at: stage.now), of: card.presentedFrame(at: stage.now))
    return CGRect(
      x: backdrop.origin.x, y: backdrop.origin.y, width: backdrop.frame.width * backdrop.scale,
      height: backdrop.frame.height * backdrop.scale)
  }

  private func presentSecond(_ style: UIModalPresentationStyle = .pageSheet) -> PageController {
    fixture.present()
    let second = fixture.base.page("N")
    second.modalPresentationStyle = style
    modal.present(second, animated: true)
    return second
  }

  @Test func `the first goes back a little, and its edge is seen above the second`() throws {
    let second = presentSecond()
    stage.advance(by: 0.1)
    let midway = try drawn()
    stage.settle()
    let (first, front) = (try drawn(), try card(of: second).frame)
    #expect(first.minY == front.minY - 10 && first.midX == front.midX)
    #expect(abs(first.width - front.width * (1 - 0.0835)) < 0.001)
    #expect(midway.width < front.width && midway.width > first.width)
    #expect(fixture.navigation.view.backdropInset == .zero, "the page does not move")
    #expect(stage.window.statusBarStyle == .default)
  }

  @Test func `a small one before a large one lets it go back around its middle`() throws {
    let second = presentSecond(.formSheet)
    stage.settle()
    second.preferredContentSize = CGSize(width: 300, height: 200)
    stage.settle()
    let (first, whole) = (try drawn(), try card(of: modal).frame)
    #expect(abs(first.midY - whole.midY) < 0.001 && first.width < whole.width)
  }

  @Test func `it comes forward as the second leaves`() throws {
    let second = presentSecond()
    stage.settle()
    let back = try drawn()
    second.dismiss(animated: true)
    stage.advance(by: 0.1)
    let midway = try drawn()
    #expect(midway.width > back.width)
    stage.settle()
    #expect(try drawn() == (try card(of: modal).frame))
  }

  @Test func `under a finger it comes forward with the second, and goes back with it`() throws {
    let second = presentSecond()
    stage.settle()
    let back = try drawn()
    let top = try card(of: second).frame.minY
    stage.press(at: CGPoint(x: 195, y: top + 30))
    stage.move(to: CGPoint(x: 195, y: top + 230), over: 0.3)
    let midway = try drawn()
    #expect(midway.width > back.width && midway.minY > back.minY)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(try drawn() == back && modal.presentedViewController === second)
  }

  // MARK: On its side

  private func sideways() -> ModalFixture {
    let fixture = ModalFixture(style: .pageSheet)
    fixture.stage.rotate(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    fixture.stage.settle()
    fixture.present()
    return fixture
  }

  @Test func `a sheet that fills the screen has round corners while a finger moves it`() throws {
    let fixture = sideways()
    let card = try #require(fixture.modal.presentationController?.presentedView)
    func radius() -> CGFloat {
      card.layerValues(at: fixture.stage.now)?.style.cornerRadius ?? card.layer.cornerRadius
    }
    #expect(radius() == 0 && fixture.top(of: fixture.modal) == 0)
    #expect(fixture.modal.view.bounds.height == 390, "nothing of the page is below the screen")
    fixture.stage.press(at: CGPoint(x: 422, y: 40))
    fixture.stage.move(to: CGPoint(x: 422, y: 120), over: 0.3)
    #expect(radius() == 10 && (fixture.top(of: fixture.modal) ?? 0) > 50)
    fixture.stage.advance(by: 0.2)
    fixture.stage.release()
    fixture.stage.advance(by: 0.05)
    #expect(radius() > 0, "on its way back, too")
    fixture.stage.settle()
    #expect(radius() == 0 && fixture.modal.presentingViewController != nil)
  }
}
