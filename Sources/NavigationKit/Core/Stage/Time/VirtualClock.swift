package import Foundation

/// The stage's time: starts at 0 and moves only when told.
///
/// Tasks run in the order they are due, then in the order they were scheduled. Each sees its own
/// due time as `now`, tasks scheduled meanwhile are run, too, and the clock ends exactly on its
/// target. Scheduling and cancelling a task take O(log n).
package final class VirtualClock {
  /// The kind of a task: its meaning while it waits.
  package enum Kind {
    /// Something on screen is animated until then.
    case motion
    /// Nothing changes before then.
    case timer
  }

  /// Identifies a task, to cancel it.
  package struct Token: Hashable { fileprivate let number: Int }

  private struct Task {
    let kind: Kind
    let action: () -> Void
  }

  /// A task's position in the queue.
  private struct Position: Comparable {
    let due: TimeInterval
    let number: Int

    static func < (first: Position, second: Position) -> Bool {
      (first.due, first.number) < (second.due, second.number)
    }
  }

  private(set) var now: TimeInterval = 0
  /// The input time of the stage.
  var input = InputTime()
  private var tasks: [Int: Task] = [:]
  /// The tasks by due time; cancelled ones are removed when they are first, or outnumber the
  /// others.
  private var line = BinaryHeap<Position>()
  private var made = 0
  private var motions = 0
  /// The actions that run after motions, with the numbers of the motions each still waits for.
  private var followers: [(motions: Set<Int>, action: () -> Void)] = []

  /// Makes a clock at 0.
  package init() {}

  /// When the first task is due; nil if there is none.
  var nextDue: TimeInterval? { line.first?.due }
  /// Whether something is animated now.
  var hasMotion: Bool { motions > 0 }

  /// Schedules a task `delay` seconds from now; at once if that is negative.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, kind: Kind = .timer, action: @escaping () -> Void
  ) -> Token {
    made += 1
    tasks[made] = Task(kind: kind, action: action)
    if kind == .motion { motions += 1 }
    line.insert(Position(due: now + max(0, delay), number: made))
    return Token(number: made)
  }

  /// Cancels a task; nothing happens if it already ran.
  package func cancel(_ token: Token?) {
    if let token { _ = take(token.number) }
  }

  /// The number of tasks scheduled so far.
  var mark: Int { made }

  /// Runs `action` once the motions scheduled between marks are over or cancelled; at once if there
  /// are none.
  func after(motions ranges: [Range<Int>], _ action: @escaping () -> Void) {
    let waiting = tasks.filter { number, task in
      task.kind == .motion && ranges.contains { $0.contains(number - 1) }
    }
    if waiting.isEmpty { action() } else { followers.append((Set(waiting.keys), action)) }
  }

  /// Cancels all tasks.
  func cancelAll() {
    tasks = [:]
    followers = []
    motions = 0
    line.removeAll { _ in true }
  }

  /// Advances to the earliest due time, if that is by `target`, and runs all tasks due then;
  /// returns false if there are none.
  func runNext(by target: TimeInterval) -> Bool {
    guard let due = nextDue, due <= target else { return false }
    now = max(now, due)
    while let first = line.first, first.due <= now { take(first.number)?.action() }
    return true
  }

  /// Moves on to `target`, once nothing is due before it.
  func move(to target: TimeInterval) {
    now = max(now, target)
  }

  /// Removes a task, and cancelled ones from the head of the queue.
  private func take(_ number: Int) -> Task? {
    guard let task = tasks.removeValue(forKey: number) else { return nil }
    if task.kind == .motion {
      motions -= 1
      if !followers.isEmpty { release(number) }
    }
    if line.count > 2 * tasks.count { line.removeAll { tasks[$0.number] == nil } }
    while let first = line.first, tasks[first.number] == nil { line.removeFirst() }
    return task
  }

  /// Schedules the actions that waited only for a motion, to run after it.
  private func release(_ motion: Int) {
    for index in followers.indices { followers[index].motions.remove(motion) }
    let free = followers.filter(\.motions.isEmpty)
    followers.removeAll(where: \.motions.isEmpty)
    for follower in free { schedule(after: 0, action: follower.action) }
  }
}
