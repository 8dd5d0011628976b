import Goldens
import NavigationKit
import Testing

@testable import Scenario

/// Taps that would hit something else, and texts that nobody takes.
struct TouchObstacleTests {
  private static func play(_ steps: String..., on stage: Stage) throws -> [String] {
    try playWritten(steps, on: stage).failures.map(\.sentence)
  }

  @Test func `a bar in front of an element is named, and nothing is tapped`() throws {
    let (stage, rows) = stageWithRows()
    let failures = try Self.play(
      "scroll: {in: Row 2, by: [0, 26]}", "tap: Row 1", on: stage)
    #expect(
      failures == [
        "a UINavigationBar is in front of “Row 1” (0 18 320 44): scroll-to it first, close what covers "
          + "it, or name a free place in it with at"
      ])
    #expect(rows.tapped == [])
    #expect(try Self.play("tap: {label: Row 1, at: [50%, 40]}", on: stage) == [])
    #expect(rows.tapped == ["Row 1"])
  }

  @Test func `a view that says nothing is named by its class`() throws {
    let (stage, _) = stageWithRows()
    stage.window.addSubview(Curtain(frame: stage.screen.bounds))
    let sentence = try Self.play("long-press: Row 3", on: stage).first
    #expect(sentence?.hasPrefix("a Curtain is in front of “Row 3”") == true)
  }

  @Test func `a plain view is named by its class, whatever it is in`() throws {
    let (stage, rows) = stageWithRows()
    rows.tableView.addSubview(UIView(frame: stage.screen.bounds))
    let sentence = try Self.play("tap: Row 3", on: stage).first
    #expect(sentence?.hasPrefix("a UIView is in front of “Row 3”") == true, "\(sentence ?? "")")
  }

  @Test func `an alert in front of an element is named by its title`() throws {
    let (stage, rows) = stageWithRows()
    rows.present(
      UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: false)
    let sentence = try Self.play("settle", "tap: Row 1", on: stage).first
    #expect(
      sentence?.hasPrefix("an alert “Delete?” is in front of “Row 1”") == true, "\(sentence ?? "")")
  }

  @Test func `the keyboard in front of an element is named`() throws {
    let stage = stageWithFieldAndButton()
    let sentence = try Self.play("tap: Name", "settle", "tap: Send", on: stage).first
    #expect(sentence?.hasPrefix("the keyboard is in front of “Send”") == true, "\(sentence ?? "")")
  }

  @Test func `a touch is not named by what is behind an alert`() throws {
    let (stage, rows) = stageWithRows()
    let point = CGPoint(x: 20, y: 60)
    #expect(stage.elements(touchedAt: point) == stage.elements())
    rows.present(
      UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: false)
    stage.settle()
    #expect(stage.elements().contains { $0.label == "Row 1" })
    #expect(stage.elements(touchedAt: point) == [])
  }

  @Test func `what is in an element is not in front of it`() throws {
    let (stage, rows) = stageWithRows()
    let label = try #require(rows.tableView.visibleCells.first?.textLabel)
    label.isUserInteractionEnabled = true
    #expect(try Self.play("tap: Row 1", on: stage) == [])
    #expect(rows.tapped == ["Row 1"])
  }

  @Test func `a point beside the screen is no place for a finger`() throws {
    let (stage, _) = stageWithRows()
    #expect(try Self.play("tap: [320, 480]", on: stage) == [])
    #expect(
      try Self.play("press: [321, 20]", on: stage) == [
        "nothing is at [321, 20]: the screen is 320 by 480 points"
      ])
  }

  @Test func `text needs somebody who takes it`() throws {
    #expect(
      try Self.play("type: Ann", on: stageWithFieldAndButton()) == [
        "nothing takes what is typed: tap a field first, or say enter with its name"
      ])
  }

  @Test(arguments: [
    "elements: {present: {matches: '(a+)+b'}}", "elements: {absent: {matches: '(a+)+b'}}",
  ])
  func `an expression that would take for ever ends`(expectation: String) throws {
    let stage = stage(showing: UIViewController())
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    label.text = String(repeating: "a", count: 40)
    stage.window.rootViewController?.view.addSubview(label)
    #expect(
      try Self.play("expect: {\(expectation)}", on: stage) == [
        "/(a+)+b/ tries too many ways through a text: repeat nothing that repeats itself, as (a+)+ does"
      ])
  }

  private final class Curtain: UIView {}

  /// A field at the top and a button below, whose middle is where a keyboard comes.
  private func stageWithFieldAndButton() -> Stage {
    let page = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 280, height: 34))
    field.placeholder = "Name"
    let send = UIButton(
      frame: CGRect(x: 20, y: 200, width: 280, height: 360),
      primaryAction: UIAction(title: "Send") { _ in })
    page.view.addSubview(field)
    page.view.addSubview(send)
    let stage = stage(showing: page)
    stage.hasSoftwareKeyboard = true
    return stage
  }

  @Test func `a failure says that a touch before it came while a page moved`() throws {
    let (stage, rows) = stageWithRows()
    rows.navigationController?.pushViewController(UIViewController(), animated: true)
    let hint = "; the touch in line 2 was ignored, as the screen still moved: settle before it"
    let failures = try Self.play("tap: Row 1", "expect: {title: Row 1}", on: stage)
    #expect(failures.map { $0.hasSuffix(hint) } == [true], "\(failures)")
    #expect(rows.tapped == [])
  }

  @Test func `scrolling after a touch that was ignored does not hide it`() throws {
    let (stage, rows) = stageWithRows()
    rows.navigationController?.pushViewController(
      RowsController((1...60).map { "Line \($0)" }), animated: true)
    let hint = "; the touch in line 2 was ignored, as the screen still moved: settle before it"
    let failures = try Self.play("tap: Row 1", "scroll-to: Nowhere", on: stage)
    #expect(failures.map { $0.hasSuffix(hint) } == [true], "\(failures)")
  }

  @Test func `a touch that only stops a list is told, too`() throws {
    let (stage, rows) = stageWithRows()
    let failures = try Self.play(
      "fling: {from: [160, 400], velocity: [0, -3000]}", "wait: 0.2", "tap: [160, 300]", "settle",
      "expect: {depth: 2}", on: stage)
    #expect(rows.tapped == [])
    let hint = "; the touch in line 4 was ignored, as the screen still moved: settle before it"
    #expect(failures.map { $0.hasSuffix(hint) } == [true], "\(failures)")
  }

  @Test func `a failure says that the screen still moves, unless it is at rest`() throws {
    let (stage, rows) = stageWithRows()
    let hint = "; the screen still moves: settle before this"
    rows.navigationController?.pushViewController(UIViewController(), animated: true)
    let failures = try Self.play(
      "expect: {title: Row 1}", "settle", "expect: {depth: 3}", on: stage)
    #expect(failures.map { $0.hasSuffix(hint) } == [true, false], "\(failures)")
  }

  @Test func `a touch that was taken is no reason for a failure`() throws {
    let (stage, rows) = stageWithRows()
    let failures = try Self.play("tap: Row 1", "settle", "expect: {title: Row 1}", on: stage)
    #expect(failures.map { $0.contains("ignored") } == [false], "\(failures)")
    #expect(rows.tapped == ["Row 1"])
  }
}
