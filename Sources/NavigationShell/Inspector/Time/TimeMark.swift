import Foundation
import Input
import NavigationKit

/// Something that happened on a screen, and when, in the app's virtual seconds.
struct TimeMark: Hashable {
  /// The kind of the event; the order is that of the rows.
  enum Kind: CaseIterable {
    case touch, transition, callback

    /// The name for people.
    var name: String {
      switch self {
      case .touch: "Touches"
      case .transition: "Transitions"
      case .callback: "Callbacks"
      }
    }
  }

  var kind: Kind
  var name: String
  var start: TimeInterval
  /// When it was over; nil while it goes on.
  var end: TimeInterval?
  /// The finger, or the transition; nil for what takes no time.
  fileprivate var id: AnyHashable?
}

/// The marks of the events on a screen in the last seconds.
struct TimeMarks {
  /// All marks, the first one first.
  private(set) var all: [TimeMark] = []

  /// Begins a mark of something that takes time; a mark that goes on already stays.
  mutating func begin(
    _ kind: TimeMark.Kind, _ id: AnyHashable, _ name: String, at time: TimeInterval
  ) {
    guard index(of: kind, id) == nil else { return }
    all.append(TimeMark(kind: kind, name: name, start: time, id: id))
  }

  /// Ends a mark.
  mutating func end(_ kind: TimeMark.Kind, _ id: AnyHashable, at time: TimeInterval) {
    if let index = index(of: kind, id) { all[index].end = time }
  }

  /// Ends all marks of a kind.
  mutating func endAll(_ kind: TimeMark.Kind, at time: TimeInterval) {
    for index in all.indices where all[index].kind == kind && all[index].end == nil {
      all[index].end = time
    }
  }

  /// Adds a finger's event.
  mutating func record(_ pointer: PointerEvent) {
    switch pointer.phase {
    case .down: begin(.touch, pointer.id, "a finger is down", at: pointer.time)
    case .up, .cancelled: end(.touch, pointer.id, at: pointer.time)
    case .moved: break
    }
  }

  /// Adds a transition that runs.
  mutating func record(_ report: TransitionReport, at time: TimeInterval) {
    begin(.transition, report.id, "\(report.from) → \(report.to)", at: time)
  }

  /// Adds a callback; those of one instant are one mark.
  mutating func record(callback name: String, at time: TimeInterval) {
    guard let last = all.lastIndex(where: { $0.kind == .callback }), all[last].start == time else {
      return all.append(TimeMark(kind: .callback, name: name, start: time, end: time))
    }
    all[last].name += "\n" + name
  }

  /// The events that go on at a time, a line for each; empty for none.
  func text(at time: TimeInterval) -> String {
    all.filter { $0.start <= time && time <= $0.end ?? time }.map(\.name).joined(separator: "\n")
  }

  /// Forgets marks that ended before a time.
  mutating func forget(before time: TimeInterval) {
    all.removeAll { $0.end.map { $0 < time } ?? false }
  }

  private func index(of kind: TimeMark.Kind, _ id: AnyHashable) -> Int? {
    all.lastIndex { $0.kind == kind && $0.id == id && $0.end == nil }
  }
}
