import Foundation
import Input
import NavigationKit

/// The history of the fingers and recognisers in the last gesture, a line for each event: its time,
/// in seconds of input time since the first finger came down, and its name.
struct GestureHistory {
  private let trail: GestureTrail
  private let changes: [GestureTrail.Change]
  private let end: TimeInterval
  private let start: TimeInterval

  /// Makes the history until a time.
  init(of trail: GestureTrail, until end: TimeInterval) {
    (self.trail, self.end) = (trail, end)
    changes = trail.changes(until: end)
    start = trail.start ?? changes.first?.first.time ?? 0
  }

  /// The lines, the first one first.
  var facts: [Fact] {
    // Events of one instant stay in this order: a finger comes down before it sets off anything,
    // and is lifted after.
    let all =
      fingers(.down) + changes.map(line(of:)) + fingers(.up) + fingers(.cancelled) + received
    return all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element.fact)
  }

  private typealias Line = (time: TimeInterval, fact: Fact)

  private func line(
    _ times: [TimeInterval], _ text: String, _ swatch: Swatch
  ) -> Line {
    let first = ((times.first ?? start) - start) / trail.pace
    let last = ((times.last ?? start) - start) / trail.pace
    let begin = Self.text(first)
    let name = first == last ? "\(begin) s" : "\(begin)–\(Self.text(last)) s"
    return (times.first ?? start, Fact(name: name, value: text, swatch: swatch))
  }

  private static func text(_ time: TimeInterval) -> String { String(format: "%.2f", time) }

  // MARK: Fingers

  private func fingers(_ phase: PointerEvent.Phase) -> [Line] {
    let (what, isMany) = (Self.names[phase] ?? "", trail.fingers.count > 1)
    return trail.fingers.sorted { $0.key < $1.key }.flatMap { id, samples in
      samples.filter { $0.phase == phase && $0.time <= end }.map { sample in
        line(
          [sample.time],
          (isMany ? "finger \(id) " : "finger ")
            + "\(what) \(Fact.text(sample.position.x)), \(Fact.text(sample.position.y))",
          Swatch(ScreenMarks.trail))
      }
    }
  }

  private static let names: [PointerEvent.Phase: String] = [
    .down: "down at", .up: "lifted at", .cancelled: "cancelled at",
  ]

  /// The view that got a touch which no recogniser took.
  private var received: [Line] {
    guard let receiver = trail.receiver, receiver.time <= end,
      !changes.contains(where: { [.began, .changed, .ended].contains($0.first.state) })
    else { return [] }
    return [
      line(
        [receiver.time], "\(receiver.view) got the touch: no recogniser took it",
        Swatch(ScreenMarks.trail))
    ]
  }

  // MARK: Recognisers

  private func line(of change: GestureTrail.Change) -> Line {
    let (first, count) = (change.first, change.times.count)
    let reason =
      switch first.cause {
      case .lost(let winner): ": \(TouchesPage.short(winner)) won"
      case .refused: ": not allowed to begin"
      case nil: victory(of: first)
      }
    return line(
      change.times,
      "\(name(of: first)) \(first.state)\(count > 1 ? " \(count)×" : "")\(reason)",
      Swatch(GestureTimeline.color(of: first.state)))
  }

  /// A recogniser's name, with its view's where another one has the same name.
  private func name(of change: GestureChange) -> String {
    let name = TouchesPage.short(change.recognizer)
    let isShared = changes.contains {
      $0.first.id != change.id && $0.first.recognizer == change.recognizer
    }
    return isShared && !change.view.isEmpty ? "\(name) of \(change.view)" : name
  }

  /// Why a recogniser began: the recognisers that it kept from beginning, in the same instant.
  private func victory(of change: GestureChange) -> String {
    guard change.state == .began || change.state == .ended else { return "" }
    let losers = changes.map(\.first).filter {
      $0.time == change.time && $0.cause == .lost(to: change.recognizer)
    }
    guard !losers.isEmpty else { return "" }
    return ": won over " + losers.map { TouchesPage.short($0.recognizer) }.joined(separator: ", ")
  }
}
