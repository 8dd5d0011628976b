import Audit
import Foundation
import Goldens
import NavigationKit
import Testing

/// Faults put into a page, each of which is found under its check and no other.
@MainActor
struct FaultTests {
  @Test func aPageWithoutFaultsHasNoFindings() throws {
    let audited = try Audited()
    audited.add("A title", at: CGRect(x: 16, y: 100, width: 300, height: 30))
    audited.add(button: "Send", at: CGRect(x: 16, y: 150, width: 100, height: 44))
    try audited.expect([])
  }

  @Test func aTextThatDoesNotFitIsClipped() throws {
    let audited = try Audited()
    audited.add("Subscribe to the newsletter", at: CGRect(x: 16, y: 100, width: 120, height: 30))
    try audited.expect([
      "clipped: text “Subscribe to the newsletter”: cut to “Subscribe to…”"
    ])
  }

  @Test func aPreviewOfSomeLinesIsANote() throws {
    let audited = try Audited()
    let text = String(repeating: "Many words follow here. ", count: 12)
    audited.add(text, at: CGRect(x: 16, y: 100, width: 300, height: 44), lines: 2)
    #expect(try audited.findings().map { $0.prefix(14) } == ["note clipped: "])
  }

  @Test func aTextThatItsSurroundingsCutOffIsClipped() throws {
    let audited = try Audited()
    let box = audited.add(UIView(), at: CGRect(x: 16, y: 100, width: 60, height: 30))
    box.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "Wide as it is"
    box.addSubview(label)
    try audited.expect([
      "clipped: text “Wide as it is”: 31 points are cut off by the surroundings"
    ])
  }

  @Test func aLineThatEndsInsideAWordIsABrokenWord() throws {
    let audited = try Audited()
    audited.add("Measurements", at: CGRect(x: 16, y: 100, width: 70, height: 60), lines: 0)
    try audited.expect([
      "broken-word: text “Measurements”: broken as “Measure/ments”"
    ])
  }

  @Test func aBarsTitleThatDoesNotFitIsFoundUnderTitle() throws {
    let audited = try Audited(.smallPhone)
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.title = "Everything There Is to Know About Birds"
    audited.stage.window.rootViewController = UINavigationController(rootViewController: page)
    let found = try audited.findings()
    #expect(found.map { $0.prefix(7) } == ["title: "])
  }

  @Test func aBackButtonThatDoesNotFitIsFoundUnderTitle() throws {
    let audited = try Audited(.smallPhone)
    let pages = ["Everything There Is to Know About Birds", "Birds"].map { title in
      let page = UIViewController()
      page.view.backgroundColor = .white
      page.title = title
      return page
    }
    let item = UIBarButtonItem(
      title: "Everything there is about birds", style: .plain, target: nil, action: nil)
    item.width = 60
    pages[1].navigationItem.leftBarButtonItem = item
    let stack = UINavigationController()
    stack.viewControllers = pages
    audited.stage.window.rootViewController = stack
    #expect(try audited.findings().contains { $0.hasPrefix("title: text “Everything there") })
  }

  @Test func aBarsTitleThatIsSaidInWholeIsANote() throws {
    let audited = try Audited(.smallPhone)
    let label = UILabel()
    label.text = "Everything There Is to Know About Birds"
    label.accessibilityLabel = label.text
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.navigationItem.titleView = label
    audited.stage.window.rootViewController = UINavigationController(rootViewController: page)
    #expect(try audited.findings().map { $0.prefix(12) } == ["note title: "])
  }

  @Test func textsOverEachOtherOverlap() throws {
    let audited = try Audited()
    audited.add("The first", at: CGRect(x: 16, y: 100, width: 100, height: 30))
    audited.add("The second", at: CGRect(x: 40, y: 105, width: 100, height: 30))
    try audited.expect([
      "overlap: text “The second”: over text “The first”, by 40×11 points"
    ])
  }

  @Test func aTextUnderAPanelDoesNotOverlapThePanelsText() throws {
    let audited = try Audited()
    audited.add("Behind", at: CGRect(x: 16, y: 100, width: 100, height: 30))
    let panel = audited.add(UIView(), at: CGRect(x: 0, y: 90, width: 390, height: 60))
    panel.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 16, y: 10, width: 100, height: 30))
    label.text = "In front"
    panel.addSubview(label)
    try audited.expect([])
  }

  @Test func whatIsOffTheScreenIsOutside() throws {
    let audited = try Audited(.smallPhone)
    audited.add(button: "Sign In", at: CGRect(x: 100, y: 460, width: 120, height: 44))
    try audited.expect([
      "outside: button “Sign In”: 24 points of it are off the screen"
    ])
  }

  @Test func aButtonBehindAnInvisibleViewIsCovered() throws {
    let audited = try Audited()
    audited.add(button: "Send", at: CGRect(x: 16, y: 150, width: 100, height: 44))
    audited.add(UIView(), at: CGRect(x: 0, y: 0, width: 390, height: 844))
    try audited.expect(["covered: button “Send”: a finger on it meets a UIView"])
  }

  @Test func aFieldUnderTheKeyboardIsCovered() throws {
    let audited = try Audited()
    audited.stage.hasSoftwareKeyboard = true
    let first = audited.add(UITextField(), at: CGRect(x: 16, y: 100, width: 300, height: 44))
    first.placeholder = "Name"
    let second = audited.add(UITextField(), at: CGRect(x: 16, y: 700, width: 300, height: 44))
    second.placeholder = "Remark"
    first.becomeFirstResponder()
    let found = try audited.findings().filter { $0.hasPrefix("covered") }
    #expect(found.map { $0.prefix(28) } == ["covered: text field “Remark”"])
  }

  @Test func aRowThatCannotBeScrolledToIsUnreachable() throws {
    let audited = try Audited(.smallPhone)
    let list = audited.add(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480))
    list.contentSize = CGSize(width: 320, height: 600)
    for row in 0..<14 {
      let label = UILabel(frame: CGRect(x: 16, y: CGFloat(row) * 50, width: 200, height: 44))
      label.text = "Row \(row)"
      list.addSubview(label)
    }
    try audited.expect(
      [12, 13].map {
        "unreachable: text “Row \($0)”: no scrolling brings it where it is seen and pressed"
      })
  }

  @Test func aRowInAListThatAnotherOneScrollsIsReachedThroughBoth() throws {
    let audited = try Audited(.smallPhone)
    let page = audited.add(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480))
    page.contentSize = CGSize(width: 320, height: 900)
    let shelf = UIScrollView(frame: CGRect(x: 0, y: 700, width: 320, height: 100))
    shelf.contentSize = CGSize(width: 600, height: 100)
    page.addSubview(shelf)
    for (text, x) in [("Reached", 450), ("Too far", 640)] as [(String, CGFloat)] {
      let label = UILabel(frame: CGRect(x: x, y: 20, width: 100, height: 44))
      label.text = text
      shelf.addSubview(label)
    }
    try audited.expect([
      "unreachable: text “Too far”: no scrolling brings it where it is seen and pressed"
    ])
  }

  @Test func aSwitchAtTheEdgeIsNotOutside() throws {
    let audited = try Audited(.smallPhone)
    let control = UISwitch()
    control.accessibilityLabel = "Sound"
    audited.page.view.addSubview(control)
    control.translatesAutoresizingMaskIntoConstraints = false
    let view = audited.page.view!
    control.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    control.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
    audited.stage.settle()
    #expect(control.frame.maxX > 321)
    try audited.expect([])
  }

  @Test func aButtonOf20PointsIsASmallTarget() throws {
    let audited = try Audited()
    audited.add(button: "Ok", at: CGRect(x: 16, y: 150, width: 60, height: 20))
    try audited.expect([
      "targets: button “Ok”: 60×20 points for a finger, asked: 44×44"
    ])
    #expect(try audited.findings(level: .aa) == [], "nothing is near it")
    audited.add(button: "No", at: CGRect(x: 16, y: 171, width: 60, height: 20))
    #expect(try audited.findings(level: .aa).count == 2)
  }

  @Test func aButtonAsLargeAsUIKitMakesItIsANote() throws {
    let audited = try Audited()
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Go"
    button.configuration?.baseForegroundColor = .black
    audited.add(button, at: CGRect(x: 16, y: 150, width: 0, height: 0)).sizeToFit()
    let found = try audited.findings()
    #expect(found.map { $0.prefix(13) } == ["note targets:"])
  }

  @Test(arguments: [
    (nil, "no label"), ("Button", "the label says only the role"),
    ("icon_settings_24", "the label is the name of a symbol or file"),
  ])
  func anIconWithoutANameIsFound(label: String?, words: String) throws {
    let audited = try Audited()
    let button = UIButton(type: .custom)
    button.backgroundColor = .black
    button.accessibilityLabel = label ?? ""
    audited.add(button, at: CGRect(x: 16, y: 150, width: 44, height: 44))
    let name = label.map { "“\($0)”" } ?? "at 16, 150"
    try audited.expect(["label: button \(name): \(words)"])
  }

  @Test func twoButtonsOfOneNameAreFound() throws {
    let audited = try Audited()
    audited.add(button: "Edit", at: CGRect(x: 16, y: 150, width: 100, height: 44))
    audited.add(button: "Edit", at: CGRect(x: 16, y: 250, width: 100, height: 44))
    try audited.expect([
      "same-label: button “Edit”: 2 elements of the screen have this label"
    ])
  }

  @Test func aViewThatIsTappedAndNoElementIsFound() throws {
    let audited = try Audited()
    let view = audited.add(UIView(), at: CGRect(x: 16, y: 150, width: 100, height: 44))
    view.addGestureRecognizer(UITapGestureRecognizer())
    try audited.expect([
      "unexposed: view at 16, 150: tapped, but no accessibility element, nor is anything in it"
    ])
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = .button
    try audited.expect([])
  }

  @Test func traitsThatContradictEachOtherAreFound() throws {
    let audited = try Audited()
    let button = audited.add(button: "Terms", at: CGRect(x: 16, y: 150, width: 100, height: 44))
    button.accessibilityTraits = [.button, .link]
    try audited.expect([
      "traits: link “Terms”: traits contradict each other: button, link"
    ])
  }

  @Test func aControlThatTabDoesNotReachIsFound() throws {
    let audited = try Audited()
    audited.add(UIControl(), at: CGRect(x: 16, y: 150, width: 100, height: 44))
    try audited.expect([
      "label: view at 16, 150: no label", "focus: view at 16, 150: the Tab key does not reach it",
    ])
  }

  @Test func aTextUnderTheStatusBarIsOutside() throws {
    let audited = try Audited(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    audited.add("Too high", at: CGRect(x: 16, y: 20, width: 100, height: 30))
    try audited.expect(["outside: text “Too high”: under the status bar"])
  }

  @Test func twoViewsOfOneIdentifierAreTwo() throws {
    let audited = try Audited()
    for row in 0..<2 {
      let button = audited.add(
        button: "Row \(row)",
        at: CGRect(x: 16, y: 150 + CGFloat(row) * 100, width: 60, height: 20 + CGFloat(row)))
      button.accessibilityIdentifier = "row"
    }
    let paths = try ScreenAudit(of: audited.stage).findings([.targets]).map(\.path)
    #expect(paths == ["row", "row[1]"])
  }

  @Test func onlyWhatIsPresentedIsAudited() throws {
    let audited = try Audited()
    audited.add(button: "Ok", at: CGRect(x: 16, y: 150, width: 60, height: 20))
    #expect(try audited.findings().count == 1)
    audited.page.present(UIViewController(), animated: false)
    try audited.expect([])
  }
}
