import Testing

@testable import PortRules

@Suite struct FormerNameTests {
  @Test(arguments: [
    ("let a: UIControlState = .normal", "public typealias UIControlState = UIControl.State"),
    ("let a = UIEdgeInsetsMake(1, 2, 3, 4)", "public func UIEdgeInsetsMake("),
    (
      "f(.UIKeyboardWillShow)",
      "static var UIKeyboardWillShow: Self { UIResponder.keyboardWillShowNotification }"
    ),
    (
      "a.didMove(toParentViewController: b)",
      "func didMove(toParentViewController parent: UIViewController?)"
    ),
    (
      "a.lineCap = kCALineCapSquare",
      "public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }"
    ),
    (
      "a[NSKernAttributeName] = 2",
      "public var NSKernAttributeName: NSAttributedString.Key { NSAttributedString.Key.kern }"
    ),
    ("a = UIKeyInputUpArrow", "public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }"),
    ("f(.UIWindowDidBecomeKey)", "Self { UIWindow.didBecomeKeyNotification }"),
    ("NSUnderlineStyle.styleSingle", "static var styleSingle: NSUnderlineStyle { .single }"),
    ("a.activityIndicatorViewStyle = .gray", "var activityIndicatorViewStyle: Style {"),
    ("a.bringSubview(toFront: b)", "func bringSubview(toFront view: UIView)"),
    (
      "UIColor(colorLiteralRed: 1, green: 0, blue: 0, alpha: 1)",
      "convenience init(colorLiteralRed red: Float,"
    ),
    (
      "UIImageJPEGRepresentation(a, 0.5)",
      "@preconcurrency @MainActor\npublic func UIImageJPEGRepresentation("
    ),
    ("a.addChildViewController(b)", "func addChildViewController(_ child: UIViewController)"),
  ])
  func `a name of Swift 3 or 4 is declared where it is used`(source: String, declaration: String)
    throws
  {
    let port = try Port(source)
    #expect(port.source == source)
    #expect(port.whole.contains(declaration))
    #expect(try !Port("let a = 1").whole.contains(declaration))
  }

  @Test func `not if the app declares it itself`() throws {
    #expect(try !Port("enum UIControlState {}\nlet a: UIControlState").whole.contains("typealias"))
    let method = "extension B { func addChildViewController() {} }\nb.addChildViewController()"
    #expect(try !Port(method).whole.contains("addChildViewController"))
  }

  @Test func `no name is there twice`() {
    #expect(Set(FormerName.all.map(\.name)).count == FormerName.all.count)
  }

  @Test(arguments: [
    (
      "class A: B { override func didMove(toParentViewController p: C?) {} }",
      "class A: B { override func didMove(toParent               p: C?) {} }"
    ),
    (
      "class A: B { override var childViewControllerForStatusBarStyle: C? { nil } }",
      "class A: B { override var childForStatusBarStyle              : C? { nil } }"
    ),
  ])
  func `an override has the present name`(before: String, after: String) throws {
    #expect(try Port(before).source == after)
  }

  @Test(arguments: [
    (
      "class A: UIViewController { func imagePickerController(_ p: B, didFinishPickingMediaWithInfo i: [String: Any]) {} }",
      "class A: UIViewController { func imagePickerController(_ p: B, didFinishPickingMediaWithInfo i: [UIImagePickerController.InfoKey: Any]) {} }"
    ),
    (
      "class A { func imagePickerController(_ i: [String: Any]) {} }",
      "class A { func imagePickerController(_ i: [String: Any]) {} }"
    ),
  ])
  func `what was picked has the keys of today`(before: String, after: String) throws {
    #expect(try Port(before).source == after)
  }
}
