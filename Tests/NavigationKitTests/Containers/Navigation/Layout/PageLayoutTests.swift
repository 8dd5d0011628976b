import Foundation
import Testing

@testable import NavigationKit

/// Frames and insets of pages under bars.
struct PageLayoutTests {
  private let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func layout(
    translucent: Bool, edges: UIRectEdge = .all, includesOpaque: Bool = false, toolbar: Bool = true
  ) -> PageLayout {
    PageLayout(
      in: bounds, top: PageLayout.Bar(height: 44, edge: 47, isTranslucent: translucent),
      bottom: toolbar ? PageLayout.Bar(height: 44, edge: 34, isTranslucent: translucent) : nil,
      edges: edges, includesOpaqueBars: includesOpaque)
  }

  @Test func `under translucent bars a page fills the screen and is told what they cover`() {
    let layout = layout(translucent: true)
    #expect(layout.frame == bounds)
    #expect(layout.covered == UIEdgeInsets(top: 44, bottom: 44))
  }

  @Test func `under bars that nothing shines through a page never lies, unless it asks to`() {
    #expect(layout(translucent: false).frame == CGRect(x: 0, y: 91, width: 390, height: 675))
    #expect(layout(translucent: false).covered == .zero)
    #expect(layout(translucent: false, includesOpaque: true).frame == bounds)
  }

  @Test func `a page that does not want to lie under bars does not`() {
    #expect(
      layout(translucent: true, edges: .bottom).frame
        == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(
      layout(translucent: true, edges: [], toolbar: false).frame
        == CGRect(x: 0, y: 91, width: 390, height: 753))
  }

  @Test func `a change of the extended edges, or of the bar, moves the page at once`() {
    let fixture = NavigationFixture("A", "B")
    let page = fixture.pages[1]
    page.edgesForExtendedLayout = []
    #expect(page.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect(page.view.safeAreaInsets == .zero)
    page.edgesForExtendedLayout = .all
    fixture.navigation.navigationBar.isTranslucent = false
    fixture.stage.advance(by: 0)
    #expect(page.view.frame.minY == 44)
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.2)
    #expect(fixture.pages[0].view.presentedFrame(at: fixture.stage.now).minY == 44)
    fixture.stage.settle()
    #expect(fixture.pages[0].view.frame.minY == 44)
  }
}
