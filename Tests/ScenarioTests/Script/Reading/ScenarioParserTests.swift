import Audit
import Foundation
import Input
import Scenario
import Testing

struct ScenarioParserTests {
  @Test func `a scenario has its settings and its steps with their places`() throws {
    let scenario = try ScriptSamples.read(ScriptSamples.swipe)
    #expect(scenario.app == Located("photos", at: SourcePosition(line: 1, column: 6)))
    #expect(scenario.devices == [Located("iphone-8", at: SourcePosition(line: 2, column: 9))])
    var look = Look()
    look.isDark = false
    #expect(scenario.looks == [look])
    #expect(scenario.steps.count == 12)
    #expect(
      scenario.steps[1]
        == ScenarioStep(
          .tap(.element(label: "Family", role: nil)), at: SourcePosition(line: 6, column: 5)))
    var expectation = ScenarioStep.Expectation()
    expectation.title = "Albums"
    expectation.depth = 1
    expectation.present = ["Edit"]
    expectation.absent = ["Family"]
    #expect(scenario.steps[11].action == .expect(expectation))
  }

  @Test func `lists of settings multiply`() throws {
    let scenario = try ScriptSamples.read(ScriptSamples.everything)
    #expect(scenario.looks.count == 4)
    #expect(
      Set(scenario.looks.map(\.name)) == [
        "light-rtl-XS-contrast-calm-solid", "light-rtl-AX2-contrast-calm-solid",
        "dark-rtl-XS-contrast-calm-solid", "dark-rtl-AX2-contrast-calm-solid",
      ])
    #expect(scenario.looks.allSatisfy { $0.hasBoldText == false })
    #expect(scenario.devices.map(\.value) == ["iphone-8", "500x500@1.5"])
    #expect(scenario.pointer == .mouse && scenario.hasKeyboard)
    #expect(
      scenario.tolerance
        == PictureTolerance(levels: 2, pixels: 10, densest: 3, reason: "the GPU's rounding"))
  }

  @Test func `what is not said is left to the device`() throws {
    let scenario = try ScriptSamples.read("steps: [capture: start]")
    #expect(
      scenario
        == Scenario(steps: [
          ScenarioStep(.capture("start"), at: SourcePosition(line: 1, column: 9))
        ]))
  }

  @Test(
    arguments: [
      ("tap: Family", .tap(.element(label: "Family", role: nil))),
      ("tap: 7", .tap(.element(label: "7", role: nil))),
      ("tap: yes", .tap(.element(label: "yes", role: nil))),
      ("tap: [1, .5]", .tap(.point(CGPoint(x: 1, y: 0.5)))),
      ("tap: {role: cell, label: A}", .tap(.element(label: "A", role: "cell"))),
      ("press: {label: A}", .press(.element(.labelled("A")), finger: 0)),
      ("press: {at: A, finger: 2}", .press(.element(label: "A", role: nil), finger: 2)),
      (
        "drag: {from: A, to: [3, 4], over: 1}",
        .drag(from: .element(label: "A", role: nil), to: CGPoint(x: 3, y: 4), over: 1)
      ),
      (
        "fling: {from: [1, 2], velocity: [0, -900]}",
        .fling(from: .point(CGPoint(x: 1, y: 2)), velocity: CGPoint(x: 0, y: -900))
      ),
      (
        "wheel: {at: [1, 2], by: [0, -9]}",
        .wheel(at: CGPoint(x: 1, y: 2), by: CGSize(width: 0, height: -9), over: nil)
      ),
      (
        "wheel: {at: [1, 2], by: [0, -9], over: 0}",
        .wheel(at: CGPoint(x: 1, y: 2), by: CGSize(width: 0, height: -9), over: 0)
      ),
      ("secondary-click: A", .secondaryClick(.element(label: "A", role: nil))),
      ("key: escape", .key(.escape, [])),
      ("key: 7", .key(.character("7"), [])),
      ("key: {press: left, with: alt}", .key(.left, .alternate)),
      ("key: {press: s, with: [command, shift]}", .key(.character("s"), [.command, .shift])),
      ("type: \" a\\tb\"", .type(" a\tb")),
      ("rotate", .rotate(nil)), ("rotate:", .rotate(nil)), ("rotate: right", .rotate(.right)),
      ("restart", .restart), ("settle", .settle),
      ("audit", .audit(Set(AuditCheck.allCases))), ("audit: {checks: clipped}", .audit([.clipped])),
      (
        "audit: {checks: [same-label, icons], except: icons}", .audit([.sameLabel])
      ),
      ("resize: [400, 300]", .resize(CGSize(width: 400, height: 300))),
      ("wait: 0", .wait(0)), ("wait: 1e-3", .wait(0.001)),
      ("capture: été 2.1_b-c", .capture("été 2.1_b-c")),
      ("capture: {name: a}", .capture("a")),
      ("scroll-to: Zoo", .scrollTo(ScenarioStep.ScrollTo("Zoo"))),
      ("scroll-to: {label: Zoo, in: Animals}", .scrollTo(ScenarioStep.ScrollTo(.zooInAnimals))),
      (
        "scroll-to: {target: Zoo, in: Animals, at-most: 3}",
        .scrollTo(ScenarioStep.ScrollTo("Zoo", in: .element("Animals"), atMost: 3))
      ),
      ("scroll: {in: Zoo, to: bottom}", .scroll(in: .element("Zoo"), .to(.bottom))),
      (
        "scroll: {in: [1, 2], by: [0, 300]}",
        .scroll(in: .point(CGPoint(x: 1, y: 2)), .by(CGSize(width: 0, height: 300)))
      ),
      ("double-tap: Zoo", .doubleTap(.element("Zoo"))),
      ("long-press: Zoo", .longPress(.element("Zoo"), for: 0.6)),
      ("long-press: {at: Zoo, for: 2}", .longPress(.element("Zoo"), for: 2)),
      ("pinch: {at: Zoo, by: 2, over: 0.4}", .pinch(.element("Zoo"), by: 2, over: 0.4)),
      ("turn: {at: Zoo, by: 90, over: 0.4}", .turn(.element("Zoo"), by: 90, over: 0.4)),
      ("enter: {in: Name, text: Ann}", .enter(in: .element("Name"), "Ann")),
      ("clear: {id: name}", .clear(.element(.identified("name")))),
      ("open-url: shop://cart", .openURL("shop://cart")),
      ("note: Nobody has signed in yet.", .note("Nobody has signed in yet.")),
      (
        "film: {name: f, frames: 2, over: 1}",
        .film(ScenarioStep.FilmStep(name: "f", frames: 2, over: 1))
      ),
    ] as [(String, ScenarioStep.Action)])
  func `a step is read`(line: String, action: ScenarioStep.Action) throws {
    #expect(try ScriptSamples.step(line) == action)
  }

  @Test func `a finger that is pressed moves and is released`() throws {
    let steps = try ScriptSamples.read(ScriptSamples.everything).steps.map(\.action)
    #expect(steps[3] == .press(.point(CGPoint(x: 10, y: 20.5)), finger: 2))
    #expect(steps[4] == .move(to: CGPoint(x: -1, y: 300), over: 0, finger: 2))
    #expect(steps[5] == .release(finger: 2))
    #expect(steps[7] == .cancel)
    var look = Look()
    look.isDark = true
    look.textSize = "AX3"
    #expect(steps[17] == .look(look))
    guard case .film(let film) = steps[19] else {
      Issue.record("not a film")
      return
    }
    #expect(
      film.steps.map(\.action) == [
        .wait(0.1), .press(.point(CGPoint(x: 5, y: 5)), finger: 0),
        .move(to: CGPoint(x: 50, y: 5), over: 0.4, finger: 0), .release(finger: 0),
      ])
    #expect(film.steps[0].place == SourcePosition(line: 43, column: 11))
  }
}

nonisolated extension ScenarioStep.ElementQuery {
  static var zooInAnimals: Self {
    var query = labelled("Zoo")
    query.relations = [ScenarioStep.ElementRelation(.inside, "Animals")]
    return query
  }

  /// Asks for an identifier.
  static func identified(_ identifier: String) -> Self {
    var query = ScenarioStep.ElementQuery()
    query.identifier = identifier
    return query
  }

  /// Asks for a label.
  static func labelled(_ label: String) -> Self {
    var query = ScenarioStep.ElementQuery()
    query.label = .exact(label)
    return query
  }
}
