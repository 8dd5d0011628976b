import Foundation

/// The stage's time: starts at 0 and moves only when told.
///
/// Tasks run in the order they are due, then in the order they were made. Each sees its own due
/// time as `now`, tasks made meanwhile are honoured, and the clock ends exactly on its target.
final class VirtualClock {
  /// What a task stands for while it waits.
  enum Kind {
    /// Something on screen moves until then.
    case motion
    /// Nothing changes before then.
    case timer
  }

  /// Names a task, to call it off.
  struct Token: Hashable { fileprivate let number: Int }

  private struct Task {
    let due: TimeInterval
    let number: Int
    let kind: Kind
    let action: () -> Void
  }

  private(set) var now: TimeInterval = 0
  private var tasks: [Task] = []
  private var made = 0

  /// When the first task is due; nil if none waits.
  var nextDue: TimeInterval? { tasks.first?.due }
  /// Whether something moves right now.
  var hasMotion: Bool { tasks.contains { $0.kind == .motion } }

  /// Makes a task that is due `delay` seconds from now, or at once if that is negative.
  @discardableResult
  func schedule(
    after delay: TimeInterval, kind: Kind = .timer, action: @escaping () -> Void
  ) -> Token {
    made += 1
    let task = Task(due: now + max(0, delay), number: made, kind: kind, action: action)
    let place = tasks.firstIndex { $0.due > task.due } ?? tasks.endIndex
    tasks.insert(task, at: place)
    return Token(number: made)
  }

  /// Calls a task off; nothing happens if it already ran.
  func cancel(_ token: Token?) {
    tasks.removeAll { $0.number == token?.number }
  }

  /// Runs the first task if it is due by `target`, at its own time; false if there is none.
  func runNext(by target: TimeInterval) -> Bool {
    guard let first = tasks.first, first.due <= target else { return false }
    tasks.removeFirst()
    now = max(now, first.due)
    first.action()
    return true
  }

  /// Moves on to `target`, once nothing is due before it.
  func move(to target: TimeInterval) {
    now = max(now, target)
  }
}
