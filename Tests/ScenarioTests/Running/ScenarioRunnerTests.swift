import Audit
import Foundation
import Goldens
import Input
import NavigationKit
import Scenario
import Testing

struct ScenarioRunnerTests {
  private let family = ScenarioStep.Target.element(label: "Family", role: nil)

  @Test func `a tapped name is pushed, and captures tell what came`() throws {
    let (recorder, runner) = try play(
      .capture("albums"), .tap(family), .wait(0.1), .capture("pushing"), .settle,
      .capture("family"))
    #expect(runner.failures.isEmpty)
    #expect(recorder.stills["pushing"]?.time == 0.1)
    let screen = try #require(recorder.stills["family"]?.screen)
    #expect(screen.stack.map(\.title) == ["Albums", "Family"])
    #expect(recorder.stills["pushing"]?.callbacks.first == "Family willMove(toParent:)")
    #expect(
      recorder.stills["family"]?.callbacks == [
        "Albums viewDidDisappear(true)", "Family viewDidAppear(true)",
        "Family didMove(toParent:)", "Family didShow, animated: true",
      ])
  }

  @Test func `a film sees what a finger does, at exact instants`() throws {
    let stage = stageWithAlbums()
    try play(.tap(family), .settle, on: stage)
    let start = stage.now
    let drag = ScenarioStep(.move(to: CGPoint(x: 162, y: 200), over: 0.25, finger: 0))
    let (recorder, runner) = try play(
      .press(.point(CGPoint(x: 2, y: 200)), finger: 0),
      .film(ScenarioStep.FilmStep(name: "drag", frames: 6, over: 0.25, during: [drag])), on: stage)
    #expect(runner.failures.isEmpty)
    #expect(recorder.samples.count == 31)
    #expect(
      recorder.cells.map { (($0.time - start) * 1000).rounded() } == [0, 50, 100, 150, 200, 250])
    let middle = try #require(recorder.cells[3].screen.elements.first { $0.label == "Family" })
    #expect(middle.frame[0] > 160)
  }

  @Test func `what an audit finds is told, and the run goes on`() throws {
    let (recorder, runner) = try play(.audit([.targets, .clipped]), .capture("after"))
    #expect(runner.failures.map(\.sentence) == ["clipped: found", "targets: found"])
    #expect(recorder.stills["after"] != nil)
  }

  @Test func `a device is turned to a side, and to the next that the screen supports`() throws {
    let stage = stageWithAlbums()
    for (step, orientation) in [
      (.rotate(.right), UIInterfaceOrientation.landscapeLeft), (.rotate(.right), .landscapeRight),
      (.rotate(.right), .portrait), (.rotate(.left), .landscapeRight), (.rotate(nil), .portrait),
      (.rotate(nil), .landscapeRight),
    ] as [(ScenarioStep.Action, UIInterfaceOrientation)] {
      try play(step, on: stage)
      #expect(stage.orientation == orientation)
    }
  }

  @Test func `a name that is not there ends the run with what is there`() throws {
    let (recorder, runner) = try play(
      .tap(.element(label: "Work", role: nil)), .capture("work"))
    #expect(recorder.stills.isEmpty)
    #expect(
      runner.failures.map(\.sentence) == [
        "nothing on screen is labelled “Work”; there is title “Albums” (134.5 11.5 51 21), "
          + "button “Family” (0 100 320 44)"
      ])
  }

  @Test func `what is on screen only in part is not tapped beside it`() throws {
    let stage = stageWithAlbums()
    let low = UIButton(
      frame: CGRect(x: 0, y: 470, width: 320, height: 44),
      primaryAction: UIAction(title: "Low") { _ in })
    (stage.window.rootViewController as? UINavigationController)?.topViewController?.view
      .addSubview(low)
    let (_, runner) = try play(.tap(.element(label: "Low", role: nil)), on: stage)
    #expect(runner.failures.first?.sentence.hasPrefix("only a part of “Low” is on screen") == true)
  }

  @Test func `a place beside the element and the screen is not one to scroll to`() throws {
    let beside = ScenarioStep.InnerPoint(x: .points(400), y: .points(10))
    let family = ScenarioStep.Target.element(ScenarioStep.ElementQuery(text: "Family"), at: beside)
    let (_, runner) = try play(.tap(family))
    #expect(
      runner.failures.first?.sentence
        == "nothing is at [400, 110]: the screen is 320 by 480 points")
  }

  @Test func `what is expected and is not so is told, and the run goes on`() throws {
    var expectation = ScenarioStep.Expectation()
    expectation.title = "Family"
    expectation.depth = 2
    expectation.present = ["Edit"]
    expectation.absent = ["Albums"]
    let (recorder, runner) = try play(.expect(expectation), .capture("albums"))
    #expect(
      runner.failures.map(\.sentence) == [
        "the title is “Albums”, expected “Family”",
        "the stack has 1 page (Albums), expected 2", "“Edit” is not on screen",
        "“Albums” is on screen",
      ])
    #expect(recorder.stills.count == 1)
  }

  @Test(arguments: [
    (#"{role: toggle, label: Radio, value: on}"#, []),
    ("{label: Radio, value: off}", ["“Radio” is on screen, but its value is “on”, expected “off”"]),
    ("{role: cell, label: Radio}", ["cell “Radio” is not on screen"]),
    ("{label: Name, value: Ann, enabled: true, focused: false}", []),
    ("Ann", []), ("Name", []),
    (
      "{label: Name, value: Bob, focused: true}",
      [
        "“Name” is on screen, but its value is “Ann”, expected “Bob”, and it is not focused"
      ]
    ),
    ("{id: name, enabled: false}", ["#name is on screen, but it is enabled"]),
    ("{id: nam}", ["#nam is not on screen: did you mean #name?"]),
    ("{label: Row, detail: Below, selected: false}", []), ("Below", []),
    (
      "{label: Row, detail: Above}",
      ["“Row” is on screen, but it says “Below”, expected “Above”"]
    ),
    (
      "{label: Name, detail: Above}",
      ["“Name” is on screen, but it says nothing more, expected “Above”"]
    ),
    ("{value: 40%}", ["an element (value “40%”) is not on screen"]),
    ("{role: cell, selected: true}", ["cell is on screen, but it is not selected"]),
  ])
  func `an element is expected by what it says and its state`(
    written: String, said: [String]
  ) throws {
    let expected = try #require(
      try ScriptSamples.step("expect: {elements: {present: [\(written)]}}"))
    let (_, runner) = try play(expected, on: Self.form())
    #expect(runner.failures.map(\.sentence) == said)
    let unwanted = try #require(
      try ScriptSamples.step("expect: {elements: {absent: [\(written)]}}"))
    let (_, other) = try play(unwanted, on: Self.form())
    #expect(other.failures.isEmpty == !said.isEmpty)
  }

  /// A switch, a field with a text and a row with a subtitle.
  private static func form() -> Stage {
    let (toggle, field) = (UISwitch(), UITextField())
    toggle.accessibilityLabel = "Radio"
    toggle.isOn = true
    (field.placeholder, field.text, field.accessibilityIdentifier) = ("Name", "Ann", "name")
    let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    row.textLabel?.text = "Row"
    row.detailTextLabel?.text = "Below"
    let page = UIViewController()
    for (place, view) in [toggle, field, row].enumerated() {
      view.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(place), width: 200, height: 50)
      page.view.addSubview(view)
    }
    let stage = Stage(size: .phone)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    return stage
  }

  @Test func `a field is tapped by its name, or its text`() throws {
    for name in ["Name", "Ann"] {
      let stage = Self.form()
      let (_, runner) = try play(.tap(.element(label: name, role: "textField")), on: stage)
      #expect(runner.failures.isEmpty && stage.elements().contains(where: \.isFocused))
    }
  }

  @Test func `each step is told as it begins, and each failure as it is found`() throws {
    var expectation = ScenarioStep.Expectation()
    expectation.depth = 2
    let film = ScenarioStep.FilmStep(
      name: "push", frames: 2, over: 0.5, during: [ScenarioStep(.wait(0.1))])
    let (recorder, _) = try play(
      .expect(expectation), .tap(family), .film(film), .tap(.element(label: "Work", role: nil)),
      .settle)
    #expect(
      recorder.heard == [
        "expect: {depth: 2}", "the stack has 1 page (Albums), expected 2", "tap: Family",
        "film: {name: push, frames: 2, over: 0.5}", "wait: 0.1", "tap: Work",
        "nothing on screen is labelled “Work”; there is backButton “Albums” (0 0 78 44), "
          + "title “Family” (134.5 11.5 51 21)",
      ])
  }

  @Test func `a restart lifts the fingers and is the host's`() throws {
    let (recorder, runner) = try play(
      .press(.point(CGPoint(x: 2, y: 200)), finger: 0), .restart,
      .move(to: CGPoint(x: 9, y: 200), over: 0, finger: 0))
    #expect(recorder.heard.contains("restarted"))
    #expect(runner.failures.map(\.reason) == [.noFinger])
  }

  @Test func `a host that breaks off ends the run where it is`() throws {
    final class Leaver: ScenarioHost {
      struct Left: Error {}
      let deviceName = "test"
      func look(_ snapshot: () -> StageSnapshot) throws { throw Left() }
      func take(_ capture: ScenarioCapture) {}
      func difference(between snapshot: StageSnapshot, and other: StageSnapshot) -> String? { nil }
      func restart() {}
      func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { .zero }
    }
    let stage = stageWithAlbums()
    let runner = ScenarioRunner(stage: stage, host: Leaver(), cadence: .steady(10))
    #expect(throws: Leaver.Left.self) {
      try runner.run([ScenarioStep(.wait(1)), ScenarioStep(.tap(family))])
    }
    #expect(stage.now == 0.1)
    #expect(runner.failures.isEmpty)
  }

  @Test func `a push and a pop end as they began`() throws {
    var expectation = ScenarioStep.Expectation()
    expectation.sameAs = "before"
    let (_, runner) = try play(
      .capture("before"), .tap(family), .settle,
      .tap(.element(label: "Albums", role: "backButton")),
      .settle, .expect(expectation))
    #expect(runner.failures.isEmpty)
    let (_, other) = try play(
      .capture("before"), .tap(family), .settle, .expect(expectation))
    #expect(other.failures.map(\.sentence) == ["not the same as “before”: other frames"])
  }

  @Test(arguments: [
    Cadence.steady(24), .steady(60), .steady(120), .jittered(seed: 7), .jittered(seed: 8),
  ])
  func `what is seen does not depend on how often somebody looks`(cadence: Cadence) throws {
    let actions: [ScenarioStep.Action] = [
      .tap(family), .wait(0.137), .capture("pushing"), .settle,
      .press(.point(CGPoint(x: 2, y: 200)), finger: 0),
      .move(to: CGPoint(x: 150, y: 200), over: 0.3, finger: 0), .capture("half-way"),
      .release(finger: 0), .wait(0.05), .capture("returning"), .settle, .capture("end"),
    ]
    func stills(_ cadence: Cadence) throws -> [String: StageSnapshot] {
      let recorder = RecordingHost()
      let runner = ScenarioRunner(stage: stageWithAlbums(), host: recorder, cadence: cadence)
      try runner.run(actions.map { ScenarioStep($0) })
      return recorder.stills
    }
    #expect(try stills(cadence) == stills(.never))
  }
}
