import Audit
import Foundation
import Input
import Scenario

/// Makes random valid scenarios, the same for a seed.
nonisolated struct ScenarioMaker {
  private var numbers: SeededNumbers
  private var down: Set<Int> = []
  private var names = 0
  private var captures: [String] = []

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func scenario() -> Scenario {
    var steps = (0..<int(0...12)).map { _ in ScenarioStep(action()) }
    steps.append(ScenarioStep(.capture(ScenarioStep.CaptureStep(capture()))))
    if isLikely() { steps.append(ScenarioStep(.expect(expectation()))) }
    return Scenario(
      app: isLikely() ? Located(pick(["photos", "screens/tour.storyboard"])) : nil,
      language: isLikely() ? Located(pick(["de", "pt-BR", "no"])) : nil,
      devices: isLikely()
        ? ["500x500@1.5", "ipad-mini"].prefix(int(1...2)).map { Located($0) } : [],
      looks: looks(), pointer: pick(Scenario.Pointer.allCases),
      tolerance: isLikely()
        ? PictureTolerance(
          levels: int(0...255), pixels: int(0...9999), densest: isLikely() ? int(0...64) : nil,
          reason: "because " + text()) : nil,
      steps: steps)
  }

  // MARK: Looks

  private mutating func looks() -> [Look] {
    var looks = [Look()]
    let flags: [WritableKeyPath<Look, Bool?>] = [
      \.isDark, \.isRightToLeft, \.hasHighContrast, \.hasBoldText, \.reducesMotion,
      \.prefersCrossFade, \.reducesTransparency,
    ]
    for (index, flag) in flags.enumerated() {
      if index == 3 { looks = varied(looks, \.textSize, ["XS", "AX5"]) }
      looks = varied(looks, flag, [true, false])
    }
    return looks
  }

  private mutating func varied<Value>(
    _ looks: [Look], _ path: WritableKeyPath<Look, Value?>, _ values: [Value]
  ) -> [Look] {
    guard isLikely() else { return looks }
    let chosen = values.shuffled(using: &numbers).prefix(int(1...2))
    return looks.flatMap { look in
      chosen.map { value in
        var look = look
        look[keyPath: path] = value
        return look
      }
    }
  }

  // MARK: Steps

  private mutating func action(isFilming: Bool = false) -> ScenarioStep.Action {
    switch int(0...(isFilming ? 18 : 20)) {
    case 17: return isFilming || down.contains(0) ? .openURL("shop://cart/1?a=b") : slowStep()
    case 18: return down.isEmpty ? gesture() : .note("n" + text())
    case 0: return down.contains(0) ? release(0) : .tap(target())
    case 1:
      return down.contains(0)
        ? .wait(seconds()) : .drag(from: target(), to: point(), over: seconds())
    case 2: return down.contains(0) ? .rotate(.left) : .fling(from: target(), velocity: point())
    case 3...5: return fingerMove()
    case 6:
      return .wheel(
        at: point(), by: CGSize(width: number(), height: number()),
        over: isLikely() ? seconds() : nil)
    case 7: return .key(key(), Modifiers(rawValue: int(0...15)))
    case 8: return .type(text())
    case 9: return .resize(CGSize(width: CGFloat(int(100...4096)), height: 300.25))
    case 10: return looks().first { $0 != Look() }.map { .look($0) } ?? .rotate(nil)
    case 19: return .branch(branch())
    case 20:
      return .loop(
        ScenarioStep.Loop(until: condition(asksDevice: false), atMost: int(1...9), [step()]))
    case 16:
      return .audit(
        Set(AuditCheck.allCases.filter { !$0.comparesLooks && isLikely() }.prefix(3) + [.label]))
    case 11: return isFilming ? .wait(0) : .settle
    case 12: return .capture(picture())
    case 13: return isFilming ? .rotate(.right) : .film(film())
    case 14: return .expect(expectation())
    default: return .wait(seconds())
    }
  }

  private mutating func branch() -> ScenarioStep.Branch {
    ScenarioStep.Branch(
      condition(asksDevice: true), then: [step(), step()], otherwise: isLikely() ? [step()] : [])
  }

  private mutating func condition(asksDevice: Bool) -> ScenarioStep.Condition {
    var condition = ScenarioStep.Condition()
    condition.present = (0..<int(1...2)).map { _ in query("p") }
    condition.absent = (0..<int(0...2)).map { _ in query("a") }
    guard asksDevice else { return condition }
    condition.devices = isLikely() ? ["iphone-8", "500x500@1.5"] : []
    condition.idiom = isLikely() ? pick([.phone, .pad]) : nil
    return condition
  }

  /// A step that takes no picture and moves no finger.
  private mutating func step() -> ScenarioStep {
    ScenarioStep(isLikely() ? .wait(seconds()) : .type(text()))
  }

  private mutating func gesture() -> ScenarioStep.Action {
    switch int(0...3) {
    case 0: .doubleTap(target())
    case 1: .longPress(target(), for: isLikely() ? ScenarioStep.pressDuration : 1.5)
    case 2: .pinch(target(), by: 2.5, over: seconds())
    default: .turn(target(), by: CGFloat(int(-360...360)), over: seconds())
    }
  }

  /// A step whose duration is not known before.
  private mutating func slowStep() -> ScenarioStep.Action {
    switch int(0...5) {
    case 0: return .enter(in: target(), isLikely() ? text() : "")
    case 1: return .clear(target())
    case 2: return .scroll(in: target(), .by(CGSize(width: number(), height: number())))
    case 3: return .scroll(in: target(), .to(pick(ScenarioStep.ScrollEnd.allCases)))
    case 4:
      var wait = ScenarioStep.WaitFor()
      wait.present = [query("p")]
      wait.limit = isLikely() ? 5 : 0.25
      return .waitFor(wait)
    default:
      return .scrollTo(
        ScenarioStep.ScrollTo(
          query("s"), in: isLikely() ? target() : nil,
          towards: isLikely() ? pick(ScenarioStep.ScrollDirection.allCases) : nil,
          atMost: pick([40, 3])))
    }
  }

  private mutating func picture() -> ScenarioStep.CaptureStep {
    var picture = ScenarioStep.CaptureStep(capture())
    guard isLikely() else { return picture }
    picture.part = isLikely() ? .element(query("e"), margin: pick([0, 8])) : .whole(target())
    picture.except = isLikely() ? [query("x")] : []
    return picture
  }

  private mutating func fingerMove() -> ScenarioStep.Action {
    guard let finger = down.sorted().first, isLikely() else {
      let finger = int(0...9)
      guard down.insert(finger).inserted else { return release(finger) }
      return .press(target(), finger: finger)
    }
    if int(0...5) == 0 {
      down = []
      return .cancel
    }
    if isLikely() {
      return .moveFingers(
        down.reduce(into: [:]) { $0[$1] = point() }, over: isLikely() ? seconds() : 0)
    }
    return .move(to: point(), over: isLikely() ? seconds() : 0, finger: finger)
  }

  private mutating func release(_ finger: Int) -> ScenarioStep.Action {
    down.remove(finger)
    return .release(finger: finger)
  }

  private mutating func film() -> ScenarioStep.FilmStep {
    let name = name()
    let steps = (0..<int(0...4)).map { _ in ScenarioStep(action(isFilming: true)) }
    return ScenarioStep.FilmStep(name: name, frames: int(2...120), over: 60, during: steps)
  }

  private mutating func expectation() -> ScenarioStep.Expectation {
    var expectation = ScenarioStep.Expectation()
    expectation.title = isLikely() ? pattern() : nil
    expectation.depth = int(0...9)
    expectation.present = (0..<int(0...2)).map { _ in query("p") }
    expectation.absent = (0..<int(0...2)).map { _ in query("a") }
    addMore(to: &expectation)
    expectation.isSettled = isLikely() ? isLikely() : nil
    expectation.sameAs = captures.isEmpty ? nil : pick(captures)
    return expectation
  }

  private mutating func addMore(to expectation: inout ScenarioStep.Expectation) {
    guard isLikely() else { return }
    let most = isLikely() ? 9 : nil
    var cells = query("c")
    cells.text = nil
    cells.role = "cell"
    expectation.counts = [ScenarioStep.CountQuery(cells, least: most == nil ? 0 : 3, most: most)]
    expectation.order = isLikely() ? [query("a"), query("b")] : []
    var presented = ScenarioStep.PresentedQuery()
    presented.title = pattern()
    presented.style = isLikely() ? .actionSheet : nil
    expectation.presented = presented
    var frame = ScenarioStep.FrameQuery(of: query("f"))
    (frame.origin, frame.size) = (isLikely() ? point() : nil, CGSize(width: 44, height: 4.5))
    frame.least = isLikely() ? CGSize(width: 1, height: 2) : nil
    frame.area = pick([nil, .screen, .safeArea, .element(query("g"))])
    expectation.frames = [frame]
    expectation.focus = isLikely() ? query("f") : nil
    expectation.lines = isLikely() ? ["…", #"cell "A, b: c" = "on"  #id"#] : nil
  }

  private mutating func query(_ start: String) -> ScenarioStep.ElementQuery {
    if isLikely() { return ScenarioStep.ElementQuery(text: start + text()) }
    var query = ScenarioStep.ElementQuery()
    query.label = isLikely() ? pattern() : .exact(start + text())
    query.role = isLikely() ? "cell" : nil
    query.identifier = isLikely() ? start + text() : nil
    query.value = isLikely() ? text() : nil
    query.detail = isLikely() ? start + text() : nil
    query.isSelected = isLikely() ? isLikely() : nil
    query.isEnabled = isLikely() ? isLikely() : nil
    query.isFocused = isLikely() ? isLikely() : nil
    query.number = isLikely() ? pick([-1, 1, 40]) : nil
    for kind in ScenarioStep.ElementRelation.Kind.allCases where int(0...8) == 0 {
      query.relations.append(ScenarioStep.ElementRelation(kind, self.query(start)))
    }
    return query
  }

  // MARK: Values

  private mutating func name() -> String {
    let name = pick(["a", "null", "été", "1.5", "-x", "yes"]) + "_\(names)"
    names += 1
    return name
  }

  private mutating func capture() -> String {
    let name = name()
    captures.append(name)
    return name
  }

  private mutating func target() -> ScenarioStep.Target {
    guard isLikely() else { return .point(point()) }
    guard isLikely() else { return .element(label: "L" + text(), role: isLikely() ? "cell" : nil) }
    var query = query("L")
    guard query.text == nil, isLikely() else { return .element(query) }
    query.isEnabled = true
    return .element(query, at: ScenarioStep.InnerPoint(x: distance(), y: distance()))
  }

  private mutating func distance() -> ScenarioStep.InnerPoint.Distance {
    isLikely() ? .percent(CGFloat(int(0...100))) : .points(number())
  }

  private mutating func pattern() -> TextPattern {
    isLikely() ? .exact("T" + text()) : .matching(pick([#"Movie \d+ – .*"#, "a|b", "[^:]{2,}"]))
  }

  private mutating func text() -> String {
    let letters = Array(
      "ab 1:#,[]${}\"'\\-?&*!|>%@`~\n\t\u{0}\u{85}\u{2028}\u{FFFF}é語😀".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<int(1...8) { text.append(pick(letters)) }
    return String(text)
  }

  private mutating func key() -> Key {
    isLikely()
      ? pick([.escape, .return, .tab, .delete, .left, .pageDown, .end, .back])
      : .character(pick(Array("aZ5 ~{\"\u{0}é😀")))
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  private mutating func number() -> CGFloat {
    isLikely() ? CGFloat(int(-999...999)) : CGFloat.random(in: -9999...9999, using: &numbers)
  }
  private mutating func seconds() -> TimeInterval {
    TimeInterval.random(in: 0...9, using: &numbers)
  }
  private mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }
  private mutating func isLikely() -> Bool { Bool.random(using: &numbers) }
  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[int(0...(values.count - 1))]
  }
}
