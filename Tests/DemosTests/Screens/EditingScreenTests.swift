import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct EditingScreenTests {
  @Test func `the toolbar counts what is left`() throws {
    let visitor = try Visitor("editing")
    #expect(visitor.sees("7 errands left"))
    visitor.open("Edit")
    let row = try #require(visitor.stage.elements().first { $0.label == "Buy stamps" })
    visitor.stage.tap(at: CGPoint(x: Visitor.minusCircle, y: row.frame.midY))
    visitor.stage.settle()
    visitor.open("Delete")
    #expect(visitor.rows.count == 6)
    #expect(visitor.sees("6 errands left"))
  }

  @Test func `deleting all ends editing`() throws {
    let visitor = try Visitor("editing")
    visitor.open("Edit")
    visitor.open("Delete All")
    #expect(visitor.rows.isEmpty)
    #expect(visitor.labels(.barButton) == ["Edit"])
    #expect(visitor.sees("No errands left"))
  }

  @Test func `there is no way back before editing is done`() throws {
    let visitor = try Visitor("catalogue")
    visitor.stage.visit("Editing")
    visitor.open("Edit")
    #expect(visitor.labels(.backButton).isEmpty)
    visitor.open("Done")
    #expect(visitor.labels(.backButton) == ["Demos"])
  }

  @Test func `a page hands editing on to its view`() throws {
    let visitor = try Visitor("editing")
    visitor.open("Book the ferry")
    #expect(!visitor.labels(.button).contains("Green"))
    visitor.open("Edit")
    visitor.open("Green")
    visitor.open("Done")
    #expect(!visitor.labels(.button).contains("Green"))
  }
}
