import Audit
import Foundation
import Yams

nonisolated extension ScenarioReader {
  /// Reads the name of a capture or film, which must be unique.
  mutating func newName(_ node: Node?, for key: String, isCapture: Bool) -> String? {
    guard let node, let name = text(node, for: key) else { return nil }
    if let reason = CaptureName.problem(with: name) ?? order.problem(naming: name) {
      report(reason, at: node.place)
    }
    order.record(name, isCapture: isCapture)
    return name
  }

  // MARK: Films

  /// Reads a `film`.
  mutating func film(_ node: Node) -> ScenarioStep.FilmStep? {
    if order.isFilming {
      report(.filmDuringFilm, at: node.place)
      return nil
    }
    guard let entries = entries(of: node, inside: .film) else {
      return nil
    }
    let name = newName(entries[PartKey.name], for: "name", isCapture: false)
    let frames = whole(entries[PartKey.frames], for: "frames", .frames)
    let duration = number(entries[PartKey.over], for: "over", .filmTime)
    let steps = entries[PartKey.during].map { during($0) } ?? []
    guard let name, let frames, let duration, let steps else { return nil }
    let taken = steps.reduce(0) { $0 + ($1.action.duration ?? 0) }
    if taken > duration + Self.slack, let place = entries[PartKey.during]?.place {
      report(.filmTooShort(duration, takes: taken), at: place)
    }
    return ScenarioStep.FilmStep(name: name, frames: frames, over: duration, during: steps)
  }

  /// Reads the steps during a film, which must have a known duration.
  private mutating func during(_ node: Node) -> [ScenarioStep]? {
    let outside = order.isFilming
    order.isFilming = true
    defer { order.isFilming = outside }
    return steps(node, for: PartKey.during.rawValue)
  }

  /// Allowance for rounding errors in sums of durations, in seconds.
  private static let slack = 1e-6

  // MARK: Audits

  /// Reads which checks an `audit` makes.
  mutating func checks(_ node: Node) -> Set<AuditCheck>? {
    guard let entries = entries(of: node, inside: .audit) else { return nil }
    var chosen = Set(AuditCheck.allCases)
    if let node = entries[PartKey.checks] { chosen = checks(node, for: "checks") }
    if let node = entries[PartKey.except] { chosen.subtract(checks(node, for: "except")) }
    return chosen
  }

  private mutating func checks(_ node: Node, for name: String) -> Set<AuditCheck> {
    // A step sees one look.
    let words = AuditCheck.allCases.filter { !$0.comparesLooks }
      .map { (word: $0.rawValue, value: $0) }
    return Set(each(of: node, for: name).compactMap { choice($0, for: name, among: words) })
  }

  // MARK: Expectations

  /// Reads an `expect`.
  mutating func expectation(_ node: Node) -> ScenarioStep.Expectation? {
    guard let entries = entries(of: node, inside: .expect) else {
      return nil
    }
    if entries.nodes.isEmpty, node.mapping?.isEmpty == true {
      report(.expectsNothing, at: node.place)
    }
    var expectation = ScenarioStep.Expectation()
    expectation.title = pattern(entries[PartKey.title], for: "title")
    expectation.depth = whole(entries[PartKey.depth], for: "depth", .depth)
    expectation.isSettled = flag(entries[PartKey.settled], for: "settled")
    if let node = entries[PartKey.elements], let elements = self.entries(of: node, .elements) {
      if elements.nodes.isEmpty { report(.expectsNothing, at: node.place) }
      expectation.present = queries(elements[PartKey.present], for: "present")
      expectation.absent = queries(elements[PartKey.absent], for: "absent")
      expectation.counts = counts(elements[PartKey.count])
      expectation.order = queries(elements[PartKey.order], for: "order")
    }
    expectation.presented = presented(entries[PartKey.presented])
    expectation.frames = frames(entries[PartKey.frame])
    expectation.focus = query(entries[PartKey.focus], for: "focus")
    expectation.lines = lines(entries[PartKey.screen])
    if let node = entries[PartKey.sameAs] {
      expectation.sameAs = text(node, for: "same-as")
      if let name = expectation.sameAs, let reason = order.problem(comparingWith: name) {
        report(reason, at: node.place)
      }
    }
    return expectation
  }
}
