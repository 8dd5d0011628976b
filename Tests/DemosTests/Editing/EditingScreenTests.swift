import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct EditingScreenTests {
  @Test func `the toolbar counts what is left`() throws {
    let driver = try DemoDriver("editing")
    #expect(driver.sees("7 errands left"))
    driver.open("Edit")
    let row = try #require(driver.stage.elements().first { $0.label == "Buy stamps" })
    driver.stage.tap(at: CGPoint(x: DemoDriver.minusCircle, y: row.frame.midY))
    driver.stage.settle()
    driver.open("Delete")
    #expect(driver.rows.count == 6)
    #expect(driver.sees("6 errands left"))
  }

  @Test func `deleting all ends editing`() throws {
    let driver = try DemoDriver("editing")
    driver.open("Edit")
    driver.open("Delete All")
    #expect(driver.rows.isEmpty)
    #expect(driver.labels(.barButton) == ["Edit"])
    #expect(driver.sees("No errands left"))
  }

  @Test func `there is no way back before editing is done`() throws {
    let driver = try DemoDriver("catalogue")
    driver.stage.visit("Editing")
    driver.open("Edit")
    #expect(driver.labels(.backButton).isEmpty)
    driver.open("Done")
    #expect(driver.labels(.backButton) == ["Demos"])
  }

  @Test func `a page hands editing on to its view`() throws {
    let driver = try DemoDriver("editing")
    driver.open("Book the ferry")
    #expect(!driver.labels(.button).contains("Green"))
    driver.open("Edit")
    driver.open("Green")
    driver.open("Done")
    #expect(!driver.labels(.button).contains("Green"))
  }
}
