import Testing

@Suite struct ObservationRuleTests {
  private let will = "self.willChangeValue(forKey: \"a\")"
  private let did = "self.didChangeValue(forKey: \"a\")"

  private func rewritten(_ property: String) throws -> String {
    try Port("class A: NSObject { \(property) }").source
      .replacing("class A: NSObject { ", with: "").replacing(
        "self.willChangeValue(forKey: \"a\")", with: "WILL"
      )
      .replacing("self.didChangeValue(forKey: \"a\")", with: "DID")
  }

  @Test(arguments: [
    ("dynamic var a = 1", "dynamic var a = 1 { willSet { WILL } didSet { DID } } }"),
    ("dynamic var a: Int? // b", "dynamic var a: Int? { willSet { WILL } didSet { DID } } // b }"),
    (
      "dynamic var a = 1 { didSet { f() } }",
      "dynamic var a = 1 { willSet { WILL } didSet { defer { DID }; f() } } }"
    ),
    (
      "dynamic var a = 1 { willSet { f() } }",
      "dynamic var a = 1 { didSet { DID } willSet { WILL; f() } } }"
    ),
    ("dynamic var a = 1 { didSet {} }", "dynamic var a = 1 { willSet { WILL } didSet { DID} } }"),
    (
      "dynamic var a: Int { get { 1 } set { f() } }",
      "dynamic var a: Int { get { 1 } set { WILL; defer { DID }; f() } } }"
    ),
    // Nothing changes these, or what they override says so.
    ("dynamic var a: Int { 1 }", "dynamic var a: Int { 1 } }"),
    ("dynamic let a = 1", "dynamic let a = 1 }"),
    ("override dynamic var a: Int { didSet {} }", "override dynamic var a: Int { didSet {} } }"),
    ("dynamic static var a = 1", "dynamic static var a = 1 }"),
    ("var a = 1", "var a = 1 }"),
  ])
  func `a dynamic property says when it changes`(before: String, after: String) throws {
    #expect(try rewritten(before) == after)
  }

  @Test(arguments: ["class A", "class A: Codable", "class A: Mine", "class A: B"])
  func `only objects of Foundation can`(start: String) throws {
    let port = try Port("\(start) { dynamic var a = 1 }", "protocol Mine {}\nclass B {}")
    #expect(port.source == "\(start) { dynamic var a = 1 }")
  }
}
