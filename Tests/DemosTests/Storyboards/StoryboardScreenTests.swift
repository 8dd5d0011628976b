import Goldens
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct StoryboardScreenTests {
  private func top(_ driver: DemoDriver) -> UIViewController? {
    driver.navigation?.topViewController
  }

  private func presented(_ driver: DemoDriver) -> UINavigationController? {
    driver.navigation?.presentedViewController as? UINavigationController
  }

  @Test func `the navigation controller of the library covers the list until it is done`() throws {
    let driver = try DemoDriver("storyboards")
    driver.open("Library")
    #expect(presented(driver)?.viewControllers.count == 1)
    #expect(driver.title == "Hut" && driver.labels(.slider) == ["Warmth"])
    driver.open("House Rules")
    #expect(driver.title == "House Rules" && driver.sees("Boots stay in the hall."))
    driver.pressBack()
    driver.open("Done")
    #expect(presented(driver) == nil && driver.title == "Storyboards")
  }

  @Test func `a row's button presents a page that unwinds to the table`() throws {
    let driver = try DemoDriver("storyboards")
    driver.open("Library")
    driver.stage.pick("More Info")
    driver.stage.settle()
    #expect(driver.sees("The Hut"))
    driver.open("Close")
    #expect(driver.title == "Hut")
  }

  @Test func `a page unwinds to the one that pushed it, and a form to the one it tells`() throws {
    let driver = try DemoDriver("storyboards")
    driver.open("Segues")
    let coast = try #require(top(driver) as? CoastController)
    driver.open("Show the Quay")
    #expect(driver.title == "Quay")
    driver.open("Back to the Coast")
    #expect(top(driver) === coast)

    driver.open("Sign In")
    let form = try #require(presented(driver)?.topViewController as? GuestController)
    #expect(!form.saveItem.isEnabled)
    driver.open("Name")
    driver.stage.send(.text(TextEvent(text: "Ada", time: driver.stage.now)))
    #expect(form.saveItem.isEnabled)
    driver.open("Save")
    #expect(driver.sees("Ada has signed in.") && presented(driver) == nil)
  }

  @Test func `the app's segue fades, and its embedded scene hears its slider`() throws {
    let driver = try DemoDriver("storyboards")
    driver.open("Segues")
    let tide = try #require(top(driver)?.children.first as? TideController)
    #expect(tide.levelLabel.text == "1.2 m")
    tide.levelSlider.value = 3
    tide.levelSlider.sendActions(for: .valueChanged)
    #expect(tide.levelLabel.text == "3.0 m")
    driver.open("Light the Lamp")
    #expect(driver.navigation?.presentedViewController?.modalTransitionStyle == .crossDissolve)
    driver.open("Back to the Coast")
    #expect(driver.navigation?.presentedViewController == nil)
  }

  @Test func `a nib's navigation controller comes with its owner, its page with a nib of its own`()
    throws
  {
    let driver = try DemoDriver("storyboards")
    driver.open("Nib")
    let page = try #require(driver.navigation?.presentedViewController as? NibPage)
    let moorings = try #require(page.myNavigationController.topViewController)
    #expect(driver.title == "Moorings" && moorings.nibName == "Moorings")
    #expect(driver.sees("This view is in a file of its own."))
    let stepper = try #require(driver.stage.element(.stepper))
    driver.stage.tap(at: CGPoint(x: stepper.frame.maxX - 20, y: stepper.frame.midY))
    #expect((moorings as? MooringsController)?.boatsLabel.text == "4")
    driver.open("Done")
    #expect(driver.navigation?.presentedViewController == nil)
  }

  @Test func `the control in the toolbar sorts, and an unwinding bin takes the jar away`() throws {
    let driver = try DemoDriver("storyboards")
    driver.open("Bars")
    #expect(driver.rows.prefix(2) == ["Apricot", "Blackberry"])
    driver.open("Descending")
    #expect(driver.rows.prefix(2) == ["Quince", "Plum"])
    driver.open("Plum")
    #expect(driver.title == "Plum" && driver.labels(.prompt) == ["Opened in August"])
    #expect(driver.labels(.toolbarButton).count == 5)
    driver.open("Write a Label")
    #expect(driver.labels(.toolbarButton).isEmpty)
    driver.pressBack()
    driver.open("Trash")
    #expect(driver.title == "Jam" && !driver.rows.contains("Plum"))
  }
}
