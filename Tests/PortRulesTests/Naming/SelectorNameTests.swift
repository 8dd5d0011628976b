import Testing

@testable import PortRules

/// How Objective-C names methods.
@Suite struct SelectorNameTests {
  @Test(arguments: [
    ("save", [], "save"),
    ("tap", [""], "tap:"),
    ("tap", ["sender"], "tapWithSender:"),
    ("tap", ["", "event"], "tap:event:"),
    ("tap", ["sender", "forEvent"], "tapWithSender:forEvent:"),
    ("mix", ["", ""], "mix::"),
    // A preposition joins the words itself.
    ("move", ["to"], "moveTo:"),
    ("move", ["toRow"], "moveToRow:"),
    ("moveTo", ["row"], "moveToRow:"),
    ("showMenuFor", ["item"], "showMenuForItem:"),
    ("insert", ["atIndex"], "insertAtIndex:"),
    // These only begin like one.
    ("insert", ["atom"], "insertWithAtom:"),
    ("photo", ["name"], "photoWithName:"),
    ("with", ["name"], "withName:"),
  ])
  func `a method is named by its words and labels`(name: String, labels: [String], selector: String)
  {
    #expect(SelectorName.method(name, labels: labels) == selector)
  }

  @Test func `what sets a property is named after it`() {
    #expect(SelectorName.setter(of: "title") == "setTitle:")
  }
}
