import Foundation
import NavigationKit
import Testing

@testable import Demos

/// The sheets of the gallery.
struct GalleryTests {
  @Test func `on a phone a sheet scrolls both ways`() throws {
    let visitor = Visitor(showing: GallerySheetController(.tables))
    #expect(visitor.title == "Tables")
    let page = try #require(visitor.navigation?.topViewController)
    let scrollView = try #require(page.view as? UIScrollView)
    for end in [CGPoint(x: 100, y: 600), CGPoint(x: 300, y: 300)] {
      visitor.stage.drag(from: CGPoint(x: 300, y: 600), to: end, over: 0.3)
      visitor.stage.settle()
    }
    #expect(scrollView.contentOffset.x > 100 && scrollView.contentOffset.y > 100)
  }

  @Test func `every tile is shown in its own look`() throws {
    let visitor = try Visitor("gallery")
    visitor.open("Navigation Bars")
    let page = try #require(visitor.navigation?.topViewController)
    let styles = page.children.prefix(4).map(\.traitCollection.userInterfaceStyle)
    #expect(styles == [.light, .dark, .light, .light])
    let directions = page.children.prefix(4).map(\.traitCollection.layoutDirection)
    #expect(directions == [.leftToRight, .leftToRight, .rightToLeft, .leftToRight])
    #expect(page.children[3].traitCollection.accessibilityContrast == .high)
    #expect(page.traitCollection.horizontalSizeClass == .regular)
    #expect(page.children[0].traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `no sheet is wider than the screen it asks for`() {
    for sheet in GallerySheet.all {
      let page = GallerySheetController(sheet)
      page.loadViewIfNeeded()
      #expect(page.sheetSize.width <= GallerySheet.width + 0.01, "\(sheet.title)")
    }
  }

  @Test func `one press sets every stack of a sheet in motion`() throws {
    let visitor = try Visitor("gallery")
    visitor.open("In Motion")
    visitor.stage.tap("Push")
    visitor.stage.advance(by: 0.1)
    let page = try #require(visitor.navigation?.topViewController)
    let stacks = page.children.compactMap { $0 as? UINavigationController }
    #expect(stacks.count == 12 && stacks.allSatisfy { $0.viewControllers.count == 2 })
    #expect(stacks.allSatisfy { $0.transitionCoordinator != nil })
    visitor.stage.settle()
    #expect(stacks.allSatisfy { $0.transitionCoordinator == nil })
  }
}
