import Foundation
import Input
import NavigationKit

/// The paths of the fingers of the last gesture, and the changes of its recognisers.
struct GestureTrail {
  /// A position of a finger.
  struct Sample: Hashable {
    var position: CGPoint
    var time: TimeInterval
    var phase: PointerEvent.Phase
  }

  /// A recogniser's change, with the times of its own next changes of the same state; those of others
  /// may be between.
  struct Change: Hashable {
    var first: GestureChange
    var times: [TimeInterval]
  }

  /// The samples of each finger.
  private(set) var fingers: [Int: [Sample]] = [:]
  /// The changes of the recognisers, the first one first.
  private(set) var changes: [Change] = []
  /// The view that got the last finger that was lifted, and when; nil while none was lifted.
  private(set) var receiver: (view: String, time: TimeInterval)?
  /// The seconds of the stage that pass in one second of input time.
  private(set) var pace = 1.0
  private var down: Set<Int> = []
  /// When the motion that the fingers set off came to rest; nil before that.
  private var rest: TimeInterval?

  /// When the first finger came down; nil while none did.
  var start: TimeInterval? { fingers.values.compactMap(\.first?.time).min() }

  /// Records that nothing moves at a time: all is at rest, once the fingers are up.
  mutating func recordRest(at time: TimeInterval) {
    if down.isEmpty { rest = rest ?? time }
  }

  /// The samples of each finger up to a time; none once the motion that the fingers set off is at rest.
  func fingers(at time: TimeInterval) -> [Int: [Sample]] {
    if let rest, time >= rest { return [:] }
    return fingers.mapValues { samples in samples.filter { $0.time <= time } }
  }

  /// Records that a finger is about to be lifted from a view, which still has its touch.
  mutating func recordReceiver(_ view: String, at time: TimeInterval) { receiver = (view, time) }

  /// Adds a finger's event; the first finger that comes down begins another gesture.
  mutating func record(_ event: PointerEvent, pace: Double) {
    if event.phase == .down {
      self.pace = pace
      if down.isEmpty { (fingers, changes, receiver, rest) = ([:], [], nil, nil) }
      down.insert(event.id)
      fingers[event.id] = []
    }
    fingers[event.id]?.append(
      Sample(position: event.position, time: event.time, phase: event.phase))
    if event.phase == .up || event.phase == .cancelled { down.remove(event.id) }
  }

  /// Adds a recogniser's change; the changes of one that goes on changing are joined.
  mutating func record(_ change: GestureChange) {
    let last = changes.lastIndex { $0.first.id == change.id }
    if let last, change.state == .changed, changes[last].first.state == .changed {
      changes[last].times.append(change.time)
      return
    }
    changes.append(Change(first: change, times: [change.time]))
    if changes.count > Self.changeCount { changes.removeFirst() }
  }

  /// The changes until a time.
  func changes(until time: TimeInterval) -> [Change] {
    changes.compactMap { change in
      let times = change.times.filter { $0 <= time }
      return times.isEmpty ? nil : Change(first: change.first, times: times)
    }
  }

  /// The velocity of a finger in the last moments before a time, in points per second of input time.
  func velocity(of finger: Int, at now: TimeInterval) -> CGVector {
    let recent = (fingers[finger] ?? []).filter {
      (0...Self.velocityWindow * pace).contains(now - $0.time)
    }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let time = (last.time - first.time) / pace
    return CGVector(
      dx: (last.position.x - first.position.x) / time,
      dy: (last.position.y - first.position.y) / time)
  }

  private static let changeCount = 60
  /// Over how many seconds a velocity is averaged, as pan recognisers do.
  private static let velocityWindow: TimeInterval = 0.1
}
