import Foundation
import Testing

@testable import NavigationKit

/// A controller that a page presents over its current context is turned with the page.
struct PageCoverTests {
  private let fixture = BookFixture("A", "B")
  private let cover = PageController("M")
  private var page: PageController { fixture.pages[0] }
  private var book: UIPageViewController { fixture.book }

  init() { fixture.start() }

  private func present(_ style: UIModalPresentationStyle) {
    page.definesPresentationContext = true
    cover.modalPresentationStyle = style
    page.present(cover, animated: false)
    _ = fixture.log.take()
  }

  /// Where the cover is drawn; nil if it is not on the stage.
  private var place: CGFloat? {
    cover.view.window.map { _ in
      cover.view.superview?.presentedFrame(at: fixture.stage.now).minX ?? 0
    }
  }

  /// Whether a controller is visible in the middle.
  private func isVisible(_ controller: UIViewController) -> Bool {
    fixture.stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil)?
      .isDescendant(of: controller.view) == true
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `it leaves with its page, and comes back with it`(style: UIModalPresentationStyle) throws {
    present(style)
    fixture.hold(by: -100)
    let left = try #require(place)
    #expect(left < -80 && fixture.place(1)?.x == left + 400)
    if style == .overCurrentContext { #expect(fixture.place(0)?.x == left) }
    fixture.stage.move(to: CGPoint(x: 20, y: 300), over: 0.1)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.page == "B" && place == nil && isVisible(fixture.pages[1]))
    #expect(cover.appearance == .disappeared && page.appearance == .disappeared)
    #expect(page.presentedViewController === cover)
    fixture.drag(by: 300)
    #expect(place.map { $0 < 0 } == true)
    fixture.stage.settle()
    #expect(fixture.page == "A" && place == 0 && isVisible(cover))
    #expect(cover.appearance == .appeared)
    #expect(page.appearance == (style == .currentContext ? .disappeared : .appeared))
    cover.dismiss(animated: false)
    #expect(isVisible(page) && page.appearance == .appeared && fixture.place(0) == .zero)
    #expect(book.pages.subviews == [page.view])
  }

  @Test func `it stays with its page when a turn is taken back`() {
    present(.overCurrentContext)
    fixture.hold(by: -100)
    fixture.stage.advance(by: 0.2)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.page == "A" && place == 0 && isVisible(cover))
    #expect(cover.appearance == .appeared && page.appearance == .appeared)
  }

  @Test(arguments: [true, false], [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `it is gone with its page when code turns to another`(
    animated: Bool, style: UIModalPresentationStyle
  ) {
    present(style)
    book.setViewControllers([fixture.pages[1]], direction: .forward, animated: animated)
    fixture.stage.settle()
    #expect(place == nil && cover.appearance == .disappeared && isVisible(fixture.pages[1]))
    #expect(book.pages.subviews == [fixture.pages[1].view])
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `it is gone with a page that leaves`(style: UIModalPresentationStyle) {
    present(style)
    page.removeFromParent()
    fixture.stage.settle()
    #expect(place == nil && cover.appearance == .disappeared && page.appearance == .disappeared)
    #expect(book.pages.subviews == [])
  }

  @Test func `pulled where there is no page, it gives way with its page`() {
    present(.overCurrentContext)
    fixture.hold(by: 150)
    #expect(place.map { $0 > 20 } == true && place == fixture.place(0)?.x)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(place == 0)
  }
}
