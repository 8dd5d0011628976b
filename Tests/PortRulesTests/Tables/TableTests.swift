import Testing

@Suite struct TableTests {
  /// The lines of the tables' entries.
  private func entries(_ sources: String...) throws -> [String] {
    let port =
      sources.count == 1 ? try Port(sources[0]) : try Port(sources[0], sources[1])
    return port.rest.split(separator: "\n").filter { $0.contains(": .init") }
      .map { $0.trimmingPrefix { $0 == " " }.description }
  }

  private func entries(in members: String) throws -> [String] {
    try entries("class A: UIViewController { \(members) }")
  }

  @Test(arguments: [
    ("@objc func f() {}", "\"f\": .init { (o: A) in { o.f() } },"),
    (
      "@objc func f(_ s: UIButton) { g(s) }",
      "\"f:\": .init { (o: A) in { (a: UIButton) in o.f(a) } },"
    ),
    // A sender that is not looked at may be another.
    (
      "@objc func f(_ s: UIButton) { g() }",
      "\"f:\": .init { (o: A) in { (a: AnyObject?) in o.f(unsafeBitCast(a, to: UIButton.self)) } },"
    ),
    (
      "@objc func f(by tap: UITapGestureRecognizer) {}",
      "\"fBy:\": .init { (o: A) in { (a: AnyObject?) in"
        + " o.f(by: unsafeBitCast(a, to: UITapGestureRecognizer.self)) } },"
    ),
    ("@objc func f(_ s: Item) {}", "\"f:\": .init { (o: A) in { (a: Item) in o.f(a) } },"),
    (
      "@IBAction private func f(sender: Any?, forEvent e: UIEvent!) {}",
      "\"fWithSender:forEvent:\": .init { (o: A) in { (a: Any?, b: UIEvent?) in o.f(sender: a, forEvent: b) } },"
    ),
    (
      "@IBSegueAction func f(_ c: NSCoder, sender: Any?, segueIdentifier: String?) -> B? { nil }",
      "\"f:sender:segueIdentifier:\": .init { (o: A) in { (a: NSCoder, b: Any?, c: String?) in"
        + " o.f(a, sender: b, segueIdentifier: c) } },"
    ),
    ("@objc(g:) func f(_ s: Int) {}", "\"g:\": .init { (o: A) in { (a: Int) in o.f(a) } },"),
    ("@objc func `switch`() {}", "\"switch\": .init { (o: A) in { o.`switch`() } },"),
    ("@IBOutlet private weak var v: UIView!", "\"v\": .init(\\A.v),"),
    ("@IBOutlet var v: [UIView]!", "\"v\": .init(\\A.v),"),
    ("@IBInspectable var r: CGFloat = 1", "\"r\": .init(\\A.r),"),
    ("@objc(isOn) var on = true", "\"isOn\": .init(\\A.on),"),
    ("@objc let c = 1", "\"c\": .init(\\A.c),"),
    ("dynamic var d: Int { 1 }", "\"d\": .init(\\A.d),"),
    // Named by a selector
    ("func f(_ s: Int) { g(#selector(f)) }", "\"f:\": .init { (o: A) in { (a: Int) in o.f(a) } },"),
    ("func f() { g(Selector((\"f\"))) }", "\"f\": .init { (o: A) in { o.f() } },"),
    ("func f() { g(NSSelectorFromString(\"f\")) }", "\"f\": .init { (o: A) in { o.f() } },"),
    ("func f() { B(title: \"f\", action: \"f\") }", "\"f\": .init { (o: A) in { o.f() } },"),
  ])
  func `a member that is reached by name has an entry`(member: String, entry: String) throws {
    #expect(try entries(in: member) == [entry])
  }

  @Test(arguments: [
    "func f() {}", "var v: UIView!", "@objc static func f() {}", "@objc func f() async {}",
    "@objc func f() throws {}", "@objc func f(a: Int, b: Int, c: Int, d: Int) {}",
    "@objc func f(_ done: @escaping () -> Void) {}", "@objc func f(_ a: Int...) {}",
    "@objc @NSManaged var v: Int",
    "@objc static var v = 1", "@nonobjc func f() {}",
    "@available(*, unavailable) @objc func f() {}",
  ])
  func `others have none`(member: String) throws { #expect(try entries(in: member).isEmpty) }

  @Test func `a property's methods have entries if selectors name them`() throws {
    let members = "@objc var t: Int = 0; let a = [#selector(getter: t), #selector(setter: t)]"
    #expect(
      try entries(in: members) == [
        "\"t\": .init { (o: A) in { o.t } },",
        "\"setT:\": .init { (o: A) in { (a: Int) in o.t = a } },",
        "\"t\": .init(\\A.t),",
      ])
  }

  @Test func `a class may make all its members known, and those of its subclasses`() throws {
    let all =
      "@objcMembers class A: NSObject { var a = 1; private var b = 2; func c() {}; override func d() {}; @nonobjc func e() {} }"
    #expect(try entries(all) == ["\"c\": .init { (o: A) in { o.c() } },", "\"a\": .init(\\A.a),"])
    #expect(
      try entries("class B: A { func f() {} }", all).first
        == "\"f\": .init { (o: B) in { o.f() } },")
  }

  @Test func `a method that is named in another file has an entry`() throws {
    #expect(
      try entries("class A: NSObject { func f() {} }", "let a = #selector(A.f)") == [
        "\"f\": .init { (o: A) in { o.f() } },"
      ])
  }

  @Test(arguments: [
    ("extension UIView { @IBInspectable var r: Int { 1 } }", "\"r\": .init(\\UIView.r),"),
    ("extension A.B { @objc func f() {} }", "\"f\": .init { (o: A.B) in { o.f() } },"),
    ("@objc extension A { func f() {} }", "\"f\": .init { (o: A) in { o.f() } },"),
    (
      "enum N { class B: C { @objc func f(_ d: D) {} } }",
      "\"f:\": .init { (o: N.B) in { a in o.f(a) } },"
    ),
  ])
  func `an extension and a class in another type have tables`(source: String, entry: String) throws
  {
    #expect(try entries(source) == [entry])
  }

  @Test func `a class that nobody can use has none`() throws {
    let port = try Port(
      "@available(*, unavailable, renamed: \"B\") class A: UIView {}\nclass B: UIView {}")
    #expect(!port.rest.contains("A."))
  }

  @Test func `a structure has none`() throws {
    #expect(
      try entries("struct S {}\nextension S { func f() {} }", "let a = Selector(\"f\")").isEmpty)
  }

  @Test func `each class that a storyboard can name has a table`() throws {
    let port = try Port("@objc(Named) class A: UIView {}\nclass B {}\nclass C: A {}")
    #expect(port.rest.contains("ClassTable(A.self, name: \"Named\")\n"))
    #expect(port.rest.contains("ClassTable(C.self)\n"))
    #expect(!port.rest.contains("ClassTable(B.self"))
    #expect(port.whole.contains("classTables_Source0(),\n"))
  }

  @Test func `a private class in another is named from there, with its private members`() throws {
    let port = try Port("class A: UIView { private class B: UIView { @objc private func f() {} } }")
    #expect(
      port.source == "class A: UIView { private class B: UIView {               func f() {} } }")
    #expect(port.rest.contains("extension A {\n"))
    #expect(port.rest.contains("\"f\": .init { (o: B) in { o.f() } },"))
  }

  @Test func `a generic class has a table for each of its types`() throws {
    let port = try Port(
      "class A<T>: UIView { @objc func f() {} }", "class B: A<Int> {}\nfunc g<T>(_ a: A<T>) {}")
    #expect(port.rest.contains("(o: A) in { o.f() }"))
    #expect(port.rest(1).contains("tables.append(A<Int>.classTables_Source0_0_0())\n"))
    #expect(!port.rest(1).contains("A<T>."))
    #expect(port.findings.isEmpty)
  }

  @Test func `an extension of a generic class has, too`() throws {
    let port = try Port(
      "extension A { @objc func f() {} }", "class A<T>: UIView {}\nclass B: A<Int> {}")
    #expect(!port.rest.contains("A.classTables_Source0_0_0()"))
    #expect(port.rest(1).contains("tables.append(A<Int>.classTables_Source0_0_0())\n"))
  }

  @Test func `a member under a condition has its entry under that`() throws {
    let port = try Port(
      "class A: UIView {\n#if DEBUG\n@objc func f() {}\n#elseif BETA\n@objc func g() {}\n#endif\n}"
    )
    #expect(
      port.rest.contains("#if (DEBUG)\n  tables.append(A.classTables_Source0_0_1())\n#endif\n"))
    #expect(port.rest.contains("#if !(DEBUG) && (BETA)\nextension A {\n"))
  }

  @Test(arguments: [
    (
      "class A<T>: UIView { @objc func f() {} }",
      "1:1 table: A is generic, and no source names its types: make a subclass of A<…>"
    ),
    (
      "func g() { class A: UIView { @objc func f() {} } }",
      "1:12 table: A is out of sight of tables, so its members cannot be called by name: declare it at file level"
    ),
    (
      "class A: UIView { @objc static func f() {}; let a = #selector(f) }",
      "1:37 table: f cannot be called by its name: it is a method of the type: make it one of an object"
    ),
    (
      "class A: UIView { @objc func f() async {}; let a = #selector(f) }",
      "1:30 table: f cannot be called by its name: it is async or throws: add a method that starts a task"
    ),
  ])
  func `what no table can have is found`(source: String, finding: String) throws {
    #expect(try Port(source).findings == [finding])
  }

  @Test func `methods of UIKit's that selectors name have entries`() throws {
    let port = try Port("let a = (#selector(UIView.endEditing(_:)), #selector(copy(_:)))")
    #expect(port.whole.contains("[ClassTable(UIView.self, selectors: [\"endEditing:\": .init"))
    #expect(port.whole.contains("(o: UITextView) in { (a: Any?) in o.copy(a) }"))
    #expect(try !Port("let a = 1").whole.contains("endEditing"))
  }
}
