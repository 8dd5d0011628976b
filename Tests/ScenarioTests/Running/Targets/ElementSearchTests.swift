import Foundation
import NavigationKit
import Testing

@testable import Scenario

/// Which element a query means, on a screen of rows with switches and two columns of buttons.
struct ElementSearchTests {
  private nonisolated static let elements: [StageElement] = [
    element(.title, "Settings", 140, 10, 80, 20),
    element(.cell, "Bluetooth", 0, 100, 320, 44),
    element(.toggle, "Bluetooth", 260, 106, 51, 31, value: "on"),
    element(.cell, "Radio", 0, 144, 320, 44, details: ["Harbour"]),
    element(.toggle, "Radio", 260, 150, 51, 31, value: "off"),
    element(.text, "Contacts", 0, 200, 160, 20),
    element(.button, "Edit", 0, 230, 60, 30), element(.button, "Edit", 0, 270, 60, 30),
    element(.text, "Photos", 160, 200, 160, 20), element(.button, "Edit", 160, 225, 60, 30),
    element(.textField, "Name", 0, 310, 320, 30, id: "name", value: "Ann"),
  ]

  private nonisolated static func element(
    _ role: StageElement.Role, _ label: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
    _ height: CGFloat, id: String? = nil, value: String? = nil, details: [String] = []
  ) -> StageElement {
    StageElement(
      role: role, label: label, frame: CGRect(x: x, y: y, width: width, height: height),
      identifier: id, value: value, details: details)
  }

  private static func search(isRightToLeft: Bool = false) -> ElementSearch {
    let side = ScreenInspection.Element(
      area: "scrollView", label: "", identifier: "side",
      frame: CGRect(x: 160, y: 190, width: 160, height: 100))
    return ElementSearch(
      elements: elements.map(PlacedElement.init),
      areas: [PlacedElement(area: side, frame: CGRect(x: 160, y: 190, width: 160, height: 100))],
      isRightToLeft: isRightToLeft)
  }

  /// The query of a target as it is written.
  private static func query(_ written: String) throws -> ScenarioStep.ElementQuery {
    guard case .tap(.element(let query, _)) = try ScriptSamples.step("tap: \(written)") else {
      throw CancellationError()
    }
    return query
  }

  @Test(arguments: [
    "9:41 AM", "9:41\u{202F}AM", "{matches: '9:41\u{A0}AM'}", "{matches: '.* AM'}", "{value: 1 h}",
  ])
  func `a no-break space reads as any other`(written: String) throws {
    let time = Self.element(.button, "9:41\u{202F}AM", 0, 0, 60, 20, value: "1\u{A0}h")
    let search = ElementSearch(elements: [PlacedElement(time)])
    #expect(try search.one(Self.query(written)).element.label == time.label)
    #expect(throws: ElementSearch.Failure.self) { try search.one(Self.query("9:41AM")) }
  }

  @Test(
    arguments: [
      ("{role: toggle, in: Bluetooth}", "Bluetooth", 260, 106),
      ("{role: toggle, in: {role: cell, label: Radio}}", "Radio", 260, 150),
      ("{role: toggle, value: on}", "Bluetooth", 260, 106),
      ("{id: name}", "Name", 0, 310), ("Ann", "Name", 0, 310), ("{label: Ann}", "Name", 0, 310),
      ("Harbour", "Radio", 0, 144),
      ("{matches: 'Cont.*'}", "Contacts", 0, 200), ("{matches: 'Na.e|x'}", "Name", 0, 310),
      ("{label: Edit, nth: 1}", "Edit", 0, 230), ("{label: Edit, nth: -1}", "Edit", 0, 270),
      ("{label: Edit, nth: 2}", "Edit", 160, 225),
      ("{label: Edit, below: Contacts}", "Edit", 0, 230),
      ("{label: Edit, below: Photos}", "Edit", 160, 225),
      ("{label: Edit, below: Contacts, nth: 3}", "Edit", 0, 270),
      ("{label: Edit, above: Name}", "Edit", 0, 270),
      ("{role: button, in: {id: side}}", "Edit", 160, 225),
      ("{role: text, after: Contacts}", "Photos", 160, 200),
      ("{role: text, before: Photos}", "Contacts", 0, 200),
      ("{role: button, below: {role: text, after: Contacts}}", "Edit", 160, 225),
    ] as [(String, String, CGFloat, CGFloat)])
  func `a query means one element`(
    written: String, label: String, x: CGFloat, y: CGFloat
  ) throws {
    let found = try Self.search().one(try Self.query(written))
    #expect(found.element.label == label)
    #expect(found.frame.origin == CGPoint(x: x, y: y))
  }

  @Test(arguments: [
    ("{role: slider}", "there is no slider on screen"),
    ("Bluetoth", "nothing on screen is labelled “Bluetoth”: did you mean “Bluetooth”?"),
    ("{matches: 'blue.*'}", "there is no /blue.*/ on screen"),
    ("{role: toggle, in: Radoi}", "nothing on screen is labelled “Radoi”: did you mean “Radio”?"),
    (
      "{role: toggle, nth: 3}",
      "there is no toggle, number 3 on screen; there is toggle “Bluetooth”"
    ),
    ("{label: Name, focused: true}", "there is no “Name” (focused) on screen"),
    (
      "Bluetooth",
      "2 elements are labelled “Bluetooth” (cell “Bluetooth” (0 100 320 44), "
        + "toggle “Bluetooth” (260 106 51 31)): name its role as in {role: cell, label: Bluetooth}"
    ),
    (
      "Edit",
      "3 elements are labelled “Edit” (button “Edit” (0 230 60 30), button “Edit” (0 270 60 30), "
        + "button “Edit” (160 225 60 30)): say which by in, below or after, or count as in "
        + "{label: Edit, nth: 1}"
    ),
    (
      "{role: toggle}",
      "2 elements match toggle (toggle “Bluetooth” (260 106 51 31), toggle “Radio” (260 150 51 31)): "
        + "say which by in, below or after, or count as in {role: toggle, nth: 1}"
    ),
    (
      "{id: nme}",
      "there is no #nme on screen: did you mean #name? There is textField “Name” #name (0 310 320 30), "
        + "title “Settings” (140 10 80 20), cell “Bluetooth” (0 100 320 44) and 8 more"
    ),
    ("{role: button, in: Edit}", "3 elements are labelled “Edit”"),
  ])
  func `a query without an answer says what there is`(written: String, said: String) throws {
    let (search, query) = (Self.search(), try Self.query(written))
    do {
      Issue.record("found \(try search.one(query))")
    } catch {
      let sentence = search.reason(error).description
      #expect(sentence.hasPrefix(said), "\(sentence)")
    }
  }

  @Test func `from right to left, what comes after is to the left`() throws {
    let search = Self.search(isRightToLeft: true)
    let (after, first) = (
      try search.one(Self.query("{role: text, after: Photos}")),
      try search.one(Self.query("{role: toggle, nth: 1}"))
    )
    #expect(after.element.label == "Contacts")
    #expect(first.element.label == "Bluetooth")
  }

  @Test func `lines are read one after the other`() {
    let read = Self.search().elements.inReadingOrder(isRightToLeft: false).map(\.element.label)
    #expect(
      read == [
        "Settings", "Bluetooth", "Bluetooth", "Radio", "Radio", "Contacts", "Photos", "Edit",
        "Edit", "Edit", "Name",
      ])
    let mirrored = Self.search().elements.inReadingOrder(isRightToLeft: true)
    #expect(mirrored.map(\.element.role)[1...2] == ["cell", "toggle"])
    #expect(mirrored.map(\.element.label)[5...6] == ["Photos", "Contacts"])
  }
}
