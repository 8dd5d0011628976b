import Testing

@Suite struct OverrideMovesTests {
  @Test func `an override in an extension moves into the class, with its place`() throws {
    let port = try Port(
      "class A: UIView {\n  var a = 1\n  }",
      "extension A {\n    @objc override func f() {\n    }\n}\n")
    #expect(
      port.source == """
        class A: UIView {
          var a = 1
          
        #sourceLocation(file: "/App/Source1.swift", line: 2)
                  override func f() {
            }
        #sourceLocation(file: "/App/Source0.swift", line: 3)
          }
        """)
    #expect(
      port.source(1).split(separator: "\n").map { $0.filter { $0 != " " } } == [
        "extensionA{", "", "", "}",
      ])
  }

  @Test func `what a subclass overrides moves into its class, too`() throws {
    let port = try Port(
      "class A: UIView {}\npublic extension A { func f() {} }\nclass B: A { override func f() {} }")
    #expect(port.source.contains("line: 2)\n              public func f() {}\n"))
    #expect(port.source.contains("\npublic extension A {             }\n"))
    #expect(port.findings.isEmpty)
  }

  @Test func `a member under a condition moves with it`() throws {
    let port = try Port(
      "class A: UIView {}\nextension A {\n#if DEBUG\noverride func f() {}\n#endif\n}")
    #expect(
      port.source.contains(
        "\n#if (DEBUG)\n#sourceLocation(file: \"/App/Source0.swift\", line: 4)\n"))
  }

  @Test func `what an extension of UIKit's class declares cannot be overridden`() throws {
    let port = try Port(
      "extension UIViewController { func f() {} }\nclass A: UITableViewController {\n  override func f() {}\n}"
    )
    #expect(
      port.findings == [
        "3:3 override: f is declared in an extension of UIViewController, so it cannot be overridden:"
          + " declare it in a superclass of the app's own"
      ])
  }

  @Test func `an extension of UIKit's class cannot override`() throws {
    let port = try Port("extension UIButton {\n  override open func f() {}\n}")
    #expect(
      port.findings == [
        "2:3 override: an extension of UIButton cannot override f: do it in a subclass"
      ])
  }

  @Test func `what the class itself declares stays`() throws {
    let source = "class A: UIView { func f() {} }\nclass B: A { override func f() {} }"
    #expect(try Port(source).source == source)
  }

  @Test func `what two subclasses override moves once`() throws {
    let override = ": A { override func f() {} }"
    let port = try Port(
      "class A: UIView {}\nextension A { func f() {} }\nclass B\(override)\nclass C\(override)")
    #expect(port.source.ranges(of: "#sourceLocation").count == 2)
  }
}
