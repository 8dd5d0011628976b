import Testing

@Suite struct AttributeRuleTests {
  @Test(arguments: [
    ("  @objc func f() {}", "        func f() {}"),
    ("@objc(name) class A {}", "            class A {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("class A {\n\t@IBOutlet weak var b: B!\n}", "class A {\n\t          weak var b: B!\n}"),
    ("class A { @IBAction func f() {} }", "class A {           func f() {} }"),
    ("class A { @NSCopying var c: C }", "class A {            var c: C }"),
    ("let f: @convention(block) () -> Void", "let f:                    () -> Void"),
    ("@UIApplicationMain class A {}", "@main              class A {}"),
    ("@NSApplicationMain class A {}", "@main              class A {}"),
  ])
  func `an attribute of Objective-C goes, and columns stay`(before: String, after: String) throws {
    #expect(try Port(before).source == after)
  }

  @Test(arguments: [
    "class A { @IBInspectable var a = 1 }", "@IBDesignable class A {}",
    "@discardableResult func f() {}",
    "let f: @convention(c) () -> Void", "@available(iOS 13, *) func f() {}",
    "@MainActor class A {}",
    "class A { dynamic func f() {} }",
  ])
  func `what the compiler takes stays`(source: String) throws {
    #expect(try Port(source).source == source)
  }
}
