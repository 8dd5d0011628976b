import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct ToolbarScreenTests {
  @Test func `every page brings its own buttons and takes them along`() throws {
    let visitor = try Visitor("toolbars")
    visitor.open("Items per Page")
    #expect(Set(visitor.labels(.toolbarButton)) == ["Refresh", "Compose"])
    visitor.open("Next")
    #expect(Set(visitor.labels(.toolbarButton)) == ["Trash", "Organize", "Reply", "Compose"])
    visitor.swipeBack()
    #expect(Set(visitor.labels(.toolbarButton)) == ["Refresh", "Compose"])
  }

  @Test func `spaces put three buttons anywhere`() throws {
    let visitor = try Visitor("toolbars")
    visitor.open("Spaces")
    visitor.open("From Edge to Edge")
    let apart = visitor.toolbarPlaces
    visitor.open("At the End")
    let close = visitor.toolbarPlaces
    #expect(apart.count == 3)
    #expect((apart.first ?? 0) < 40)
    #expect((close.first ?? 0) > 195)
    #expect(close.last == apart.last)
  }

  @Test func `segments in the middle of the toolbar sort the list`() throws {
    let visitor = try Visitor("toolbars")
    visitor.open("Control in the Middle")
    #expect(visitor.rows.first == "Danube")
    visitor.open("Descending")
    #expect(visitor.rows.first == "Thames")
  }

  @Test func `a button opens further buttons and an arrow closes them`() throws {
    let visitor = try Visitor("toolbars")
    visitor.open("Toolbars in Toolbars")
    visitor.open("Colour")
    visitor.open("Green")
    #expect(visitor.sees("Green it is."))
    visitor.open("All Choices")
    #expect(Set(visitor.labels(.toolbarButton)) == ["Colour", "Size"])
  }

  @Test func `the arrow points to where lines start`() throws {
    let visitor = try Visitor("toolbars")
    visitor.open("Toolbars in Toolbars")
    visitor.open("Colour")
    #expect(visitor.sees("chevron.backward"))
    visitor.stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
    visitor.stage.settle()
    #expect(visitor.sees("chevron.forward") && !visitor.sees("chevron.backward"))
  }

  @Test func `a page without a toolbar gives it back`() throws {
    let visitor = try Visitor("toolbars")
    visitor.open("Without a Toolbar")
    #expect(!visitor.sees("Nobody sees this"))
    visitor.pressBack()
    #expect(visitor.sees("Every page brings its own items"))
  }
}

extension Visitor {
  /// The centres of the toolbar's buttons, from left to right.
  fileprivate var toolbarPlaces: [CGFloat] {
    stage.elements().filter { $0.role == .toolbarButton }.map(\.frame.midX).sorted()
  }
}
