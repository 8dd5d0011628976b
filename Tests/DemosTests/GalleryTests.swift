import Foundation
import NavigationKit
import Testing

@testable import Demos

/// The sheets of the gallery.
struct GalleryTests {
  @Test func `on a phone a sheet scrolls both ways`() throws {
    let driver = DemoDriver(showing: GallerySheetController(.tables))
    #expect(driver.title == "Tables")
    let page = try #require(driver.navigation?.topViewController)
    let scrollView = try #require(page.view as? UIScrollView)
    for end in [CGPoint(x: 100, y: 600), CGPoint(x: 300, y: 300)] {
      driver.stage.drag(from: CGPoint(x: 300, y: 600), to: end, over: 0.3)
      driver.stage.settle()
    }
    #expect(scrollView.contentOffset.x > 100 && scrollView.contentOffset.y > 100)
  }

  @Test func `every tile is shown in its own look`() throws {
    let driver = try DemoDriver("gallery")
    driver.open("Navigation Bars")
    let page = try #require(driver.navigation?.topViewController)
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

  @Test func `searches are in use, and More and the screen that arranges tabs are shown`() throws {
    let driver = try DemoDriver("gallery")
    func tiles(_ sheet: String) throws -> [UIViewController] {
      driver.open(sheet)
      driver.stage.settle()
      return try #require(driver.navigation?.topViewController).children
    }
    let searched = try tiles("Search").flatMap(\.children)
      .compactMap { $0.navigationItem.searchController }
    #expect(searched.filter(\.isActive).count == 24)
    #expect(searched.filter { $0.searchResultsController?.view.window != nil }.count == 8)
    driver.swipeBack()
    let containers = try tiles("Containers")
    let tabs = containers.compactMap { $0 as? UITabBarController }
    #expect(tabs.count == 8)
    #expect(tabs.allSatisfy { $0.selectedViewController === $0.moreNavigationController })
    let bars = containers.flatMap(\.view.subviews).compactMap { $0 as? UITabBar }
    #expect(bars.filter(\.isCustomizing).count == 8)
  }

  @Test func `one press sets every stack of a sheet in motion`() throws {
    let driver = try DemoDriver("gallery")
    driver.open("In Motion")
    driver.stage.tap("Push")
    driver.stage.advance(by: 0.1)
    let page = try #require(driver.navigation?.topViewController)
    let stacks = page.children.compactMap { $0 as? UINavigationController }
    #expect(stacks.count == 12 && stacks.allSatisfy { $0.viewControllers.count == 2 })
    #expect(stacks.allSatisfy { $0.transitionCoordinator != nil })
    driver.stage.settle()
    #expect(stacks.allSatisfy { $0.transitionCoordinator == nil })
  }
}
