import Foundation
import NavigationKit
import Testing

@testable import Scenario

/// The line in which a screen's text tells an element.
struct ElementLineTests {
  private static let frame = CGRect(x: 0, y: 10, width: 20, height: 30)

  private static let lines: [(String, StageElement)] = [
    ("cell \"Family\"  (f)", element(.cell, "Family")),
    (
      "cell \"Family\" – \"12 photos\" – \"new\"  (f)  selected",
      element(.cell, "Family", details: ["12 photos", "new"], isSelected: true)
    ),
    ("toggle \"Wi-Fi\" = \"on\"  (f)", element(.toggle, "Wi-Fi", value: "on")),
    ("textField \"Name\" = \"\"  (f)", element(.textField, "Name", value: "")),
    (
      "textField \"Name\" = \"A⏎B\"  (f)  #login.name  focused",
      element(.textField, "Name", id: "login.name", value: "A\nB", isFocused: true)
    ),
    ("picker \"May\"  (f)", element(.picker, "May", value: "May")),
    ("button \"OK\"  (f)  disabled", element(.button, "OK", isEnabled: false, traits: .button)),
    ("button \"OK\"  (f)", element(.button, "OK", id: "", traits: [.button])),
    (
      "button \"Terms\"  (f)  link",
      element(.button, "Terms", isEnabled: true, traits: [.button, .link])
    ),
    ("text \"Rooms\"  (f)  header", element(.text, "Rooms", traits: [.staticText, .header])),
    (
      "segment \"Day\"  (f)  selected  disabled",
      element(
        .segment, "Day", isEnabled: false, isSelected: true,
        traits: [.button, .selected, .notEnabled])
    ),
  ]

  private static func element(
    _ role: StageElement.Role, _ label: String, id: String? = nil, value: String? = nil,
    details: [String] = [], isEnabled: Bool = true, isSelected: Bool = false,
    isFocused: Bool = false, traits: UIAccessibilityTraits = []
  ) -> StageElement {
    StageElement(
      role: role, label: label, frame: frame, isEnabled: isEnabled, identifier: id, value: value,
      details: details, isSelected: isSelected, isFocused: isFocused, traits: traits)
  }

  @Test func `a line tells what an element is and says, its place and its states`() {
    for (line, element) in Self.lines {
      #expect(
        ScreenInspection.Element(element).line
          == line.replacing("(f)", with: "(0.00 10.00 20.00 30.00)"))
    }
  }
}
