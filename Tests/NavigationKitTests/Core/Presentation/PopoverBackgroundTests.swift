import Foundation
import Testing

@testable import NavigationKit

/// A popover on a background that the app draws.
@MainActor
struct PopoverBackgroundTests {
  private final class Frame: UIPopoverBackgroundView {
    override class func arrowHeight() -> CGFloat { 20 }
    override class func arrowBase() -> CGFloat { 30 }
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    }
  }

  @Test func `the content stands inside, and the background has the arrow`() throws {
    let stage = Stage(
      size: CGSize(width: 1000, height: 800),
      traits: UITraitCollection(horizontalSizeClass: .regular))
    let page = UIViewController()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.popoverBackgroundViewClass = Frame.self
    popover.sourceView = page.view
    popover.sourceRect = CGRect(x: 490, y: 100, width: 20, height: 20)
    popover.permittedArrowDirections = .up
    page.present(content, animated: true)
    stage.settle()
    let card = try #require(popover.presentedView as? PopoverCard)
    let background = try #require(card.background as? Frame)
    #expect(card.frame == CGRect(x: 386, y: 120, width: 228, height: 144))
    #expect(background.frame == card.bounds && background.arrowDirection == .up)
    #expect(background.arrowOffset == 0)
    let place = content.view.convert(content.view.bounds, to: card)
    #expect(place == CGRect(x: 12, y: 30, width: 200, height: 100))
    #expect(content.view.safeAreaInsets == .zero)
  }
}
