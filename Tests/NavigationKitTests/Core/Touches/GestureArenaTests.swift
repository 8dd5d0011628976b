import Foundation
import Input
import Testing

@testable import NavigationKit

/// Which of several recognisers of a touch wins.
struct GestureArenaTests {
  private let fixture = GestureFixture()

  /// The relation between two pan recognisers.
  enum Terms: CaseIterable, Sendable {
    case strangers, firstDoesNotPrevent, neitherPrevents, firstAllows, secondAllows

    nonisolated var bothGoOn: Bool {
      switch self {
      case .strangers, .firstDoesNotPrevent: false
      case .neitherPrevents, .firstAllows, .secondAllows: true
      }
    }
  }

  @Test(arguments: Terms.allCases)
  func `a pan that begins makes others fail unless neither prevents or one delegate allows both`(
    terms: Terms
  ) {
    let first = fixture.watch(PolitePan(), as: "first")
    let second = fixture.watch(PolitePan(), as: "second")
    let delegate = SharingDelegate(shares: true)
    switch terms {
    case .strangers: break
    case .firstDoesNotPrevent: first.prevents = false
    case .neitherPrevents: (first.prevents, first.yields) = (false, false)
    case .firstAllows: first.delegate = delegate
    case .secondAllows: second.delegate = delegate
    }
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 80, 50)
    #expect([first.state, second.state].filter { $0 == .began }.count == (terms.bothGoOn ? 2 : 1))
    #expect([first.state, second.state].contains(.failed) != terms.bothGoOn)
  }

  @Test func `both delegates are asked whether two gestures may go on together`() {
    let delegates = [SharingDelegate(shares: false), SharingDelegate(shares: false)]
    for delegate in delegates { fixture.watch(UIPanGestureRecognizer()).delegate = delegate }
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 80, 50)
    #expect(delegates.allSatisfy { $0.asked > 0 })
  }

  @Test func `an action finds those that its gesture prevents failed already`() {
    let winner = UIPanGestureRecognizer()
    let loser = fixture.watch(patientPress(), as: "loser")
    var found: [UIGestureRecognizer.State] = []
    winner.addAction(UIAction { _ in found.append(loser.state) })
    fixture.watch(winner)
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 80, 50)
    #expect(found == [.failed])
  }

  @Test func `a prevented gesture stays failed until all its own fingers are gone`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture.view.addSubview(inner)
    fixture.watch(UIPanGestureRecognizer(), as: "winner", on: inner)
    let loser = fixture.watch(patientPress(), as: "loser")
    loser.numberOfTouchesRequired = 2
    fixture.finger(1, .down, 50, 50)
    fixture.finger(2, .down, 200, 200)
    fixture.finger(1, .moved, 80, 50)
    #expect(loser.state == .failed)
    fixture.finger(1, .up, 80, 50)
    #expect(fixture.states(of: "winner") == [.began, .ended])
    #expect(loser.state == .failed)
    fixture.finger(2, .up, 200, 200)
    #expect(loser.state == .possible && fixture.states(of: "loser").isEmpty)
  }

  @Test func `a view hears of a delayed finger as soon as the one that delays it is prevented`() {
    let listener = ListeningView(frame: fixture.view.bounds)
    fixture.view.addSubview(listener)
    fixture.watch(UIPanGestureRecognizer(), on: listener).cancelsTouchesInView = false
    let late = patientPress()
    late.delaysTouchesBegan = true
    fixture.watch(late, as: "late", on: listener)
    fixture.finger(1, .down, 50, 50)
    #expect(listener.heard.isEmpty)
    fixture.finger(1, .moved, 80, 50)
    #expect(listener.heard == ["began", "moved"])
  }

  @Test func `one that says nothing counts as failed once its fingers are gone`() {
    let silent = fixture.watch(UIGestureRecognizer(), as: "silent")
    fixture.watch(UITapGestureRecognizer(), as: "tap").require(toFail: silent)
    fixture.finger(1, .down, 50, 50)
    #expect(fixture.states(of: "tap").isEmpty)
    fixture.finger(1, .up, 50, 50)
    #expect(fixture.states(of: "tap") == [.ended])
  }

  /// A long press with unlimited allowable movement.
  private func patientPress() -> UILongPressGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 500
    return press
  }

  @Test func `an edge pan watches from the start, and wins only once the finger has moved`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    fixture.watch(edge)
    fixture.finger(1, .down, 5, 50)
    #expect(edge.numberOfTouches == 1 && edge.state == .possible)
    fixture.finger(1, .moved, 14, 50)
    #expect(edge.state == .possible)
    fixture.finger(1, .moved, 15, 50)
    #expect(edge.state == .began && edge.translation(in: nil).x == 10)
  }

  @Test(arguments: [
    (CGPoint(x: 12, y: 11), PanDecision.begins), (CGPoint(x: 11, y: 12), .fails),
    (CGPoint(x: -12, y: 0), .fails), (CGPoint(x: 11, y: -12), .fails),
  ])
  func `the first long enough movement decides by its larger part; the other way fails`(
    movement: CGPoint, decision: PanDecision
  ) {
    #expect(
      UIScreenEdgePanGestureRecognizer.decision(for: movement, edges: .left) == decision)
  }

  @Test func `a second finger comes with an event that names both`() {
    let counter = CountingRecognizer()
    fixture.watch(counter)
    fixture.finger(1, .down, 50, 50)
    fixture.finger(2, .down, 150, 50)
    fixture.finger(2, .moved, 160, 50)
    #expect(counter.counts == [1, 2, 2])
  }
}

/// A pan that prevents and can be prevented as configured.
private final class PolitePan: UIPanGestureRecognizer {
  var prevents = true
  var yields = true

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { yields }
}

/// Counts the touches of events.
private final class CountingRecognizer: UIGestureRecognizer {
  private(set) var counts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { record(event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { record(event) }

  private func record(_ event: UIEvent) { counts.append(event.allTouches?.count ?? 0) }
}
