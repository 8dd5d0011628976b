import Testing

/// Rules for calls and chains that mean something else without Objective-C.
@Suite struct CallRuleTests {
  @Test(arguments: [
    // Methods of UIKit's delegates
    ("d?.tableView?(t, didSelectRowAt: i)", "d?.tableView (t, didSelectRowAt: i)"),
    ("d.tableView!(t, didSelectRowAt: i)", "d.tableView (t, didSelectRowAt: i)"),
    ("d?.scrollViewDidScroll?(s)", "d?.scrollViewDidScroll (s)"),
    ("d?.numberOfSections?(in: t)", "d?.numberOfSections (in: t)"),
    // Closures
    ("done?(t)", "done?(t)"),
    ("model.changed?(t)", "model.changed?(t)"),
    ("model.changed?()", "model.changed?()"),
  ])
  func `an optional call of a delegate is a call`(before: String, after: String) throws {
    #expect(try Port("func f() { \(before) }").source == "func f() { \(after) }")
  }

  @Test func `a closure of the app is no method of a delegate`() throws {
    let source =
      "class A { var textFieldEnded: ((B) -> Void)?; func f() { self.textFieldEnded?(b) } }"
    #expect(try Port(source).source == source)
  }

  @Test(arguments: [
    ("NSValue(caTransform3D: t)", "       (               t)"),
    ("NSValue(cgPoint: p)", "NSValue(cgPoint: p)"),
    ("Value(caTransform3D: t)", "Value(caTransform3D: t)"),
  ])
  func `a matrix needs no value around it`(before: String, after: String) throws {
    #expect(try Port("let a = \(before)").source == "let a = \(after)")
  }

  @Test(arguments: [
    ("delegate?.window??.frame", "delegate?.window? .frame"),
    ("delegate!.window!!.frame", "delegate!.window! .frame"),
    ("delegate?.window?!.frame", "delegate?.window? .frame"),
    ("delegate?.window?.frame", "delegate?.window?.frame"),
    ("values.first??.frame", "values.first??.frame"),
  ])
  func `a delegate always has a window property`(before: String, after: String) throws {
    #expect(try Port("let a = \(before)").source == "let a = \(after)")
  }

  @Test(arguments: [
    ("var a: Int!", "var a: Int!"),
    ("func f(_ a: Int!) -> Int! { a }", "func f(_ a: Int!) -> Int! { a }"),
    ("weak var a: @MainActor A!", "weak var a: @MainActor A!"),
    ("let a = b as! Int!", "let a = b as! Int "),
    ("let a = b as? Int!", "let a = b as? Int "),
    ("let f: (Int!) -> Int!", "let f: (Int?) -> Int?"),
    ("let a: [Int!]", "let a: [Int?]"),
    ("var a: ((Int!) -> Void)!", "var a: ((Int?) -> Void)!"),
  ])
  func `a forced type is one only where it may be`(before: String, after: String) throws {
    #expect(try Port(before).source == after)
  }

  @Test func `a timer made of nothing is in no run loop`() throws {
    let port = try Port("var a = Timer(), b = 1")
    #expect(port.source == "var a = noTimer, b = 1")
    #expect(
      port.rest.contains("var noTimer: Timer { Timer(timeInterval: 0, repeats: false) { _ in } }"))
    #expect(
      try !Port("var a = Timer(timeInterval: 1, repeats: true, block: f)").rest.contains("noTimer"))
  }

  @Test func `a timer of a block follows the time of the stage`() throws {
    #expect(
      try Port("let a = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }").source
        == "let a = Timer.scheduledTimer(timeInterval    : 1, repeats: true) { _ in }")
    #expect(
      try Port("class Timer {}\nTimer.scheduledTimer(withTimeInterval: 1)").source
        .contains("withTimeInterval"))
  }

  @Test func `the arguments of a launch are read anew each time`() throws {
    #expect(
      try Port("let a = ProcessInfo.processInfo.arguments.contains(b)").source
        == "let a = CommandLine.arguments            .contains(b)")
    #expect(
      try Port("let a = c.arguments, b = ProcessInfo.processInfo.environment").source
        == "let a = c.arguments, b = ProcessInfo.processInfo.environment")
  }

  @Test func `a process and a test case made of nothing are those that there are`() throws {
    let port = try Port(
      "let name = ProcessInfo().processName\nlet wait = XCTestCase().expectation(description: name)"
    )
    #expect(
      port.source
        == "let name = thisProcess  .processName\nlet wait = noTestCase  .expectation(description: name)"
    )
    #expect(port.rest.contains("nonisolated var thisProcess: ProcessInfo { .processInfo }"))
    #expect(
      port.rest.contains(
        "var noTestCase: XCTestCase { XCTestCase(name: \"\", testClosure: { _ in }) }"))
    let own = try Port("struct ProcessInfo {}\nlet a = ProcessInfo()")
    #expect(own.source == "struct ProcessInfo {}\nlet a = ProcessInfo()")
  }

  @Test func `a preview is left out`() throws {
    #expect(try Port("#Preview {\n  A()\n}\nlet a = 1").source == "          \n     \n \nlet a = 1")
    #expect(try Port("#Preview {\n\tA()\n}").source == "          \n\t   \n ")
    #expect(try Port("#Preview(\"A\") { A() }").source.allSatisfy { $0 == " " })
  }

  @Test(arguments: [
    (
      "method_exchangeImplementations(a, b)", "method_exchangeImplementations",
      "override the method in a subclass, and use that"
    ),
    ("object_setClass(a, B.self)", "object_setClass", "make an object of the subclass at once"),
  ])
  func `a call of the runtime is found`(call: String, name: String, instead: String) throws {
    #expect(
      try Port("func f() {\n  \(call)\n}").findings == [
        "2:3 runtime: \(name) needs Objective-C's runtime: \(instead)"
      ])
  }

  @Test func `a pointer to what a dictionary of Core Foundation holds is found`() throws {
    let source = """
      let gif = unsafeBitCast(
        CFDictionaryGetValue(values, Unmanaged.passUnretained(key).toOpaque()), to: CFDictionary.self)
      """
    #expect(
      try Port(source).findings == [
        "2:3 use: CFDictionaryGetValue is of Core Foundation: write (properties as? [String: Any])?[key as"
          + " String] instead"
      ])
    #expect(try Port("class A { func CFArrayGetCount() {} }").findings.isEmpty)
  }

  @Test func `a method that forwards to another object is found`() throws {
    let port = try Port(
      "class A: NSObject {\n  override func forwardingTarget(for s: Selector!) -> Any? { nil }\n}")
    #expect(
      port.findings == [
        "2:17 runtime: forwardingTarget needs Objective-C's runtime: adopt the protocol, and call the other"
          + " object in each method"
      ])
  }
}
