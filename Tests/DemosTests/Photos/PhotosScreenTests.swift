import Demos
import Foundation
import Goldens
import Input
import NavigationKit
import Testing

struct PhotosScreenTests {
  @Test func `albums tell how many photos they have`() throws {
    let driver = try DemoDriver("photos")
    #expect(driver.rows == ["Family", "Landscapes", "Shapes", "Still Lifes"])
    #expect(driver.sees("8 photos"))
  }

  @Test(arguments: [false, true])
  func `covers and names stand where a row's parts do, in both directions`(isRightToLeft: Bool)
    throws
  {
    let driver = try DemoDriver("photos")
    driver.stage.change(
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    driver.stage.settle()
    let page = try #require(driver.navigation?.topViewController as? UITableViewController)
    let cell = try #require(page.tableView.visibleCells.first)
    let places = [cell.imageView, cell.textLabel, cell.detailTextLabel].compactMap { view in
      view.map { $0.convert($0.bounds, to: nil) }
    }
    let starts = places.map { isRightToLeft ? 390 - $0.maxX : $0.minX }
    #expect(starts == [16, 100, 100])
    // The separator starts at the name.
    #expect(page.tableView.separatorInset.left == 16)
  }

  @Test(arguments: [false, true])
  func `the first photo of a row stands where lines start, beside what covers the screen`(
    isRightToLeft: Bool
  ) throws {
    let demo = try #require(Demo.named("photos"))
    let stage = Stage(
      size: CGSize(width: 852, height: 393),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    let content = DemoContent(samples: SampleTreeTests.samples, files: nil, photos: nil)
    stage.window.rootViewController = UINavigationController(
      rootViewController: demo.makeFirstPage(content))
    stage.window.makeKeyAndVisible()
    stage.settle()
    stage.tap("Family")
    stage.settle()
    let photos = stage.elements(.button)
    let first = try #require(photos.first { $0.label == "Anna" })
    #expect(isRightToLeft ? first.frame.maxX == 793 : first.frame.minX == 59)
    #expect(photos.allSatisfy { $0.frame.minX >= 59 && $0.frame.maxX <= 793.01 })
  }

  @Test func `an album is a grid of three columns`() throws {
    let driver = try DemoDriver("photos")
    driver.open("Family")
    let thumbnails = driver.stage.elements(.button)
    #expect(thumbnails.count == 8)
    #expect(Set(thumbnails.map(\.frame.minX)).count == 3)
    #expect(thumbnails.allSatisfy { abs($0.frame.width - $0.frame.height) < 0.01 })
  }

  @Test func `a tap hides both bars and shows them again`() throws {
    let driver = try DemoDriver("photos")
    driver.open("Family")
    driver.open("In the Park")
    #expect(driver.title == "In the Park")
    #expect(driver.sees("6 of 8"))
    driver.tapMiddle()
    #expect(driver.title == nil)
    #expect(!driver.sees("6 of 8"))
    driver.tapMiddle()
    #expect(driver.title == "In the Park")
    #expect(driver.sees("6 of 8"))
  }

  @Test func `two taps enlarge a photo where it was tapped, two more show all of it`() throws {
    let driver = try DemoDriver("photos")
    driver.open("Family")
    driver.open("In the Park")
    let pane = try #require(driver.navigation?.topViewController?.view as? UIScrollView)
    func tapTwice(_ x: CGFloat, _ y: CGFloat) {
      for _ in 0..<2 {
        driver.stage.tap(at: CGPoint(x: x, y: y))
        driver.stage.advance(by: 0.1)
      }
      driver.stage.settle()
    }
    tapTwice(100, 400)
    #expect(pane.zoomScale == 2.5 && driver.title == "In the Park", "the bars stay")
    #expect(pane.contentOffset.x < 100 && pane.contentOffset.y > 300)
    tapTwice(300, 300)
    #expect(pane.zoomScale == 1 && pane.contentOffset == .zero)
    driver.tapMiddle()
    #expect(driver.title == nil)
  }

  @Test func `a swipe goes back once the bars are there again`() throws {
    let driver = try DemoDriver("photos")
    driver.open("Family")
    driver.open("Anna")
    driver.tapMiddle()
    driver.swipeBack()
    #expect(driver.title == nil)
    driver.tapMiddle()
    driver.swipeBack()
    #expect(driver.title == "Family")
    #expect(driver.sees("8 photos"))
  }

  @Test func `a tap in the album hides nothing`() throws {
    let driver = try DemoDriver("photos")
    driver.open("Family")
    driver.open("Anna")
    driver.pressBack()
    driver.stage.tap(at: CGPoint(x: 195, y: 700))
    driver.stage.settle()
    #expect(driver.title == "Family")
  }

  @Test func `the toolbar turns to the next photo and stops at the last`() throws {
    let driver = try DemoDriver("photos")
    driver.open("Still Lifes")
    driver.open("Coffee")
    driver.open("Next")
    #expect(driver.title == "Fruit Bowl")
    #expect(driver.sees("6 of 6"))
    let next = driver.stage.elements().first { $0.label == "Next" }
    #expect(next?.isEnabled == false)
  }

  @Test func `a wider window has more columns`() throws {
    let driver = try DemoDriver("photos")
    driver.open("Family")
    driver.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    driver.stage.settle()
    let thumbnails = driver.stage.elements(.button)
    #expect(Set(thumbnails.map(\.frame.minX)).count == 7)
  }

  @Test func `a folder without albums says so`() throws {
    let folder = try ScratchFolder()
    #expect(try DemoDriver("photos", photos: folder.url).sees("No Albums"))
  }
}
