import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct TourTests {
  @Test(arguments: await Demo.names)
  func `a tour shows something else at every stop`(name: String) throws {
    let driver = try DemoDriver(name)
    let tour = try #require(Demo.named(name)).tour
    #expect(tour.count >= (name == "catalogue" ? 8 : 3))
    #expect(tour.count < 60)
    #expect(Set(tour.map(\.name)).count == tour.count)
    var last: String?
    for stop in tour {
      stop.moves(driver.stage)
      let frame = driver.stage.displayList().description
      #expect(frame != last, "\(stop.name) looks like the stop before")
      last = frame
    }
  }

  @Test(arguments: ["files", "photos", "settings", "navbar", "modals", "editing", "alerts"])
  func `in large text a tour finds the same pages`(name: String) throws {
    let (standard, large) = (try DemoDriver(name), try DemoDriver(name))
    large.stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    for stop in try #require(Demo.named(name)).tour {
      stop.moves(standard.stage)
      stop.moves(large.stage)
      // A button that is held is shown large there, and pressed; it has no menu.
      if stop.name == "pages-below" { continue }
      #expect(large.pages == standard.pages, "\(stop.name)")
    }
  }

  @Test func `the catalogue comes by all demos and ends deep in one`() throws {
    let driver = try DemoDriver("catalogue")
    var titles: Set<String> = []
    for stop in try #require(Demo.named("catalogue")).tour {
      stop.moves(driver.stage)
      titles.formUnion(driver.labels(.title) + driver.labels(.largeTitle))
    }
    let wanted = [
      "NavigationKit", "Samples", "Pancakes.txt", "Info", "Measurements", "Treasure Map.svg",
      "Albums", "Family", "In the Park", "Settings", "Display", "Accent Colour", "Known Networks",
    ]
    #expect(titles.isSuperset(of: wanted))
  }

  @Test func `a tour on somebody's own folder stays where it finds nothing`() throws {
    let folder = try ScratchFolder()
    try folder.write("hello", to: "letter.txt")
    let driver = try DemoDriver("files", files: folder.url)
    for stop in try #require(Demo.named("files")).tour { stop.moves(driver.stage) }
    #expect(driver.rows == ["letter.txt"])
  }

  @Test func `every demo opens from the catalogue and comes back to it`() throws {
    let driver = try DemoDriver("catalogue")
    let titles = [
      "Files": "Samples", "Photos": "Albums", "Editing": "Errands", "Search": "Birds",
      "Form": "Sign Up", "Outline": "Garden", "Restart": "Books",
    ]
    let demos = Demo.chapters.map(\.title)
    #expect(demos.starts(with: driver.rows))
    for demo in demos {
      driver.stage.visit(demo)
      #expect(driver.title == titles[demo] ?? demo)
      driver.swipeBack()
      #expect(driver.title == "NavigationKit")
    }
  }

  @Test func `the catalogue tells apps from parts of navigation`() throws {
    let driver = try DemoDriver("catalogue")
    #expect(driver.sees("Apps"))
    #expect(driver.sees("Navigation"))
  }
}

extension Demo {
  fileprivate static var names: [String] { all.map(\.name) }
}

extension DemoDriver {
  /// The titles of the pages in the frontmost stack.
  fileprivate var pages: [String] {
    var front = stage.window.rootViewController
    while let next = front?.presentedViewController { front = next }
    let stack = front as? UINavigationController
    return (stack?.viewControllers ?? [front].compactMap { $0 }).map { $0.title ?? "" }
  }
}
