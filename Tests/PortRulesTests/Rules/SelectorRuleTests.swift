import Testing

@Suite struct SelectorRuleTests {
  /// A class with methods of all kinds.
  private let screen = """
    class Screen: UIViewController {
      @objc func tap() {}
      @objc func count(_ sender: UIButton) {}
      @objc(chosen:) func choose(_ row: Int) {}
      @objc var name: String { get { "" } set {} }
      @objc(isOn) var on = false
      func both() {}
      func both(_ sender: Any) {}
    }
    """

  @Test(arguments: [
    ("#selector(tap)", "Selector(\"tap\")"),
    ("#selector(Screen.tap)", "Selector(\"tap\")"),
    ("#selector(count(_:))", "Selector(\"count:\")"),
    ("#selector(Screen.count)", "Selector(\"count:\")"),
    ("#selector(self.choose(_:))", "Selector(\"chosen:\")"),
    ("#selector(getter: Screen.name)", "Selector(\"name\")"),
    ("#selector(setter: Screen.name)", "Selector(\"setName:\")"),
    ("#selector(getter: Screen.on)", "Selector(\"isOn\")"),
    ("#selector(setter: Screen.on)", "Selector(\"setIsOn:\")"),
    ("#selector(both as () -> Void)", "Selector(\"both\")"),
    ("#selector(both as (Any) -> Void)", "Selector(\"both:\")"),
    ("#selector(Screen.both as (Screen) -> (Any) -> Void)", "Selector(\"both:\")"),
    ("#selector(Screen.both as (Screen) -> () -> Void)", "Selector(\"both\")"),
    ("#selector((both as ((Any) -> Void)?))", "Selector(\"both:\")"),
    // UIKit's own
    ("#selector(UIView.endEditing(_:))", "Selector(\"endEditing:\")"),
    ("#selector(UIView.endEditing)", "Selector(\"endEditing:\")"),
    ("#selector(paste(_:)) ", "Selector(\"paste:\")"),
    ("#selector(resignFirstResponder)", "Selector(\"resignFirstResponder\")"),
    ("#selector(Other.move(to:in:))", "Selector(\"moveTo:in:\")"),
    ("#selector(Other.move as (Int, Int) -> Void)", "Selector(\"move::\")"),
  ])
  func `a selector is named as Objective-C names the method`(before: String, after: String) throws {
    let padding = String(repeating: " ", count: max(0, before.count - after.count))
    let port = try Port("let a = (\(before), 1)", screen)
    let shown = after.count > before.count ? "selector_1" : after
    if after.count > before.count {
      #expect(port.rest.contains("var selector_1: Selector { \(after) }"))
      let rest = String(repeating: " ", count: before.count - shown.count)
      #expect(port.source == "let a = (\(shown)\(rest), 1)")
    } else {
      #expect(port.source == "let a = (\(after)\(padding), 1)")
    }
  }

  @Test func `a long name stands behind the source, so that columns stay`() throws {
    let port = try Port(
      "class A { @objc func go(sender: Int) {}; let a = [#selector(go), #selector(go)] }")
    #expect(
      port.source
        == "class A {       func go(sender: Int) {}; let a = [selector_1   , selector_1   ] }")
    #expect(port.rest.components("selector_1:") == 1)
    #expect(
      port.rest.contains(
        "fileprivate nonisolated var selector_1: Selector { Selector(\"goWithSender:\") }\n"))
  }

  @Test func `a default of a parameter names nothing private`() throws {
    let method = "class A { @objc func go(_ a: Int) {} }"
    #expect(
      try Port("public func f(a: Selector = #selector(A.go)) {}", method).source
        == "public func f(a: Selector = Selector(\"go:\")) {}")
    #expect(
      try Port("public func f(a: Selector = #selector(go)) {}", method).source
        == "public func f(a: Selector = Selector(\"go:\")) {}")
  }

  @Test func `the method of the class around is meant, or of one above it`() throws {
    let port = try Port(
      "class B: A { let a = (#selector(go), 1) }", "class C { @objc func go(_ a: Int) {} }",
      "class A: NSObject { @objc func go(_ a: Int, b: Int) {} }")
    #expect(port.rest.contains("Selector(\"go:b:\")"))
  }

  @Test func `a selector over several lines leaves the lines as they are`() throws {
    let port = try Port("let a = f(#selector(\n  A.go(_:)\n), 1)")
    #expect(port.source == "let a = f(selector_1\n          \n , 1)")
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
