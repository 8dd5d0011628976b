import Foundation
import Goldens
import NavigationKit
import Testing

@testable import Scenario

/// Expectations about numbers, orders, places and what is presented.
struct ExpectationTests {
  private static func failures(_ expected: String, on stage: Stage) throws -> [String] {
    try playWritten(["expect: {\(expected)}"], on: stage).failures.map(\.sentence)
  }

  @Test(arguments: [
    ("title: {matches: 'R.w[s]'}", []),
    ("title: {matches: Row}", ["the title is “Rows”, expected /Row/"]),
    ("elements: {count: {role: cell, is: 3}}", []),
    ("elements: {count: [{matches: 'Row \\d', at-least: 3}, {role: image, at-most: 0}]}", []),
    (
      "elements: {count: {role: cell, is: 4}}",
      [
        "3 elements match cell, expected 4: cell “Row 1” (0 44 320 44), cell “Row 2” (0 88 320 44), "
          + "cell “Row 3” (0 132 320 44)"
      ]
    ),
    (
      "elements: {count: {role: image, at-least: 2}}",
      ["0 elements match image, expected at least 2"]
    ),
    ("elements: {order: [Rows, Row 1, Row 3, Sort]}", []),
    (
      "elements: {order: [Row 2, Row 1]}",
      [
        "“Row 1” does not come after “Row 2”: the order is title “Rows” ("
      ]
    ),
    ("elements: {order: [Row 2, Zoo]}", ["“Zoo” is not on screen"]),
    (
      "elements: {order: [Row 2, Row 33]}",
      ["“Row 33” is not on screen: did you mean “Row 3”?"]
    ),
    ("frame: {of: Row 1, at: [0, 44], size: [320, 44], inside: safe area}", []),
    ("frame: {of: Row 1, at-least: [44, 44], inside: {id: rows}}", []),
    (
      "frame: {of: Row 1, at: [0, 40], size: [44, 44], inside: Row 2}",
      [
        "cell “Row 1”: it is at [0, 44], expected [0, 40], and its size is [320, 44], expected "
          + "[44, 44], and its frame [0, 44, 320, 44] is not inside “Row 2”, [0, 88, 320, 44]"
      ]
    ),
    (
      "frame: {of: Sort, inside: safe area}",
      [
        "toolbarButton “Sort”: its frame ["
      ]
    ),
    ("focus: Row 1", ["nothing has the focus, expected “Row 1”"]),
    ("presented: {as: none}", []),
    ("presented: {title: New, as: sheet}", ["nothing is presented, expected a sheet titled “New”"]),
    ("presented: New", ["nothing is presented, expected something titled “New”"]),
    ("screen: [toolbarButton \"Sort\", title \"Rows\", …, cell \"Row 3\"]", []),
    (
      "screen: [toolbarButton \"Sort\", title \"Rows\", cell \"Row 1\", cell \"Row 3\"]",
      ["after cell \"Row 1\" there is cell \"Row 2\", expected cell \"Row 3\""]
    ),
  ])
  func `what is expected of a list`(expected: String, said: [String]) throws {
    let failures = try Self.failures(expected, on: stageWithRows(3).stage)
    #expect(failures.count == said.count, "\(failures)")
    for (failure, start) in zip(failures, said) { #expect(failure.hasPrefix(start), "\(failure)") }
  }

  @Test func `what is presented has a title and a style`() throws {
    let (stage, rows) = stageWithRows(3)
    let page = UIViewController()
    page.title = "New"
    rows.present(UINavigationController(rootViewController: page), animated: false)
    stage.settle()
    #expect(try Self.failures("presented: {title: New, as: sheet}", on: stage) == [])
    #expect(try Self.failures("presented: {title: {matches: 'N.*'}}", on: stage) == [])
    #expect(
      try Self.failures("presented: {as: none}", on: stage) == [
        "a sheet “New” is presented, expected nothing"
      ])
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    page.present(alert, animated: false)
    stage.settle()
    #expect(try Self.failures("presented: {title: Sure?, as: alert}", on: stage) == [])
    #expect(
      try Self.failures("presented: {title: New, as: alert}", on: stage) == [
        "an alert “Sure?” is presented, expected an alert titled “New”"
      ])
  }

  @Test func `what is on its way out is not presented, and the page below has its title`() throws {
    let (stage, rows) = stageWithRows(3)
    let page = UIViewController()
    page.title = "New"
    rows.present(UINavigationController(rootViewController: page), animated: false)
    let other = UIViewController()
    other.title = "Other"
    page.present(UINavigationController(rootViewController: other), animated: false)
    stage.settle()
    page.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(try Self.failures("presented: {title: New, as: sheet}", on: stage) == [])
  }

  @Test func `the focus is on a field`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.placeholder = "E-Mail"
    let page = UIViewController()
    page.view.addSubview(field)
    let stage = stage(showing: page)
    let failures = try playWritten(["tap: E-Mail", "expect: {focus: E-Mail}"], on: stage).failures
    #expect(failures.isEmpty)
  }
}
