import Foundation
import SDLShell
import Synchronization

/// Notices when files change: their dates are looked at now and then, on a thread of its own, which
/// wakes the window's loop.
nonisolated final class FileWatch: Sendable {
  /// How often they are looked at, in seconds: soon enough for a person.
  private static let interval: TimeInterval = 0.1
  /// How many times longer it rests than it looks, so that large folders cost no more than small ones.
  private static let rest = 30.0

  private struct State {
    var changes: Set<String> = []
    var isOver = false
  }

  private let state = Mutex(State())

  /// Watches files, and all that is in folders.
  init(_ paths: [String]) {
    let baseline = FileStamps(of: paths)
    let thread = Thread { [weak self] in self?.watch(paths, since: baseline) }
    thread.start()
  }

  /// The files that were changed, once: not before they are the same twice, as a file that is still
  /// being written is not to be read.
  func takeChanges() -> Set<String> {
    state.withLock { state in
      defer { state.changes = [] }
      return state.changes
    }
  }

  /// Whether there are changes that were not taken yet.
  var hasChanges: Bool { state.withLock { !$0.changes.isEmpty } }

  /// Ends the watch.
  func end() { state.withLock { $0.isOver = true } }

  private func watch(_ paths: [String], since start: FileStamps) {
    var (baseline, last, pause) = (start, start, Self.interval)
    while !state.withLock({ $0.isOver }) {
      Thread.sleep(forTimeInterval: pause)
      let before = Monotonic.milliseconds
      let present = FileStamps(of: paths)
      pause = max(Self.interval, (Monotonic.milliseconds - before) / 1000 * Self.rest)
      let changes = present == last ? present.changes(since: baseline) : []
      let complete = changes.filter { !FileLease.isWritten($0) }
      if !complete.isEmpty {
        state.withLock { $0.changes.formUnion(complete) }
        FrameLoop.wake()
        baseline.update(complete, from: present)
      }
      last = present
    }
  }
}
