import Foundation
import Synchronization

/// A child process of this program, or of another.
///
/// Foundation's `Process` crashes the program if few files may be open.
nonisolated final class ChildProcess: Sendable {
  /// How a child ended.
  enum End: Hashable {
    case exited(Int32)
    case killed(signal: Int32)

    /// The exit code as shells define it.
    var code: Int32 {
      switch self {
      case .exited(let code): code
      case .killed(let signal): 128 + signal
      }
    }
  }

  /// The process id.
  let id: pid_t
  private let ended = Mutex<End?>(nil)
  /// Only one child is started at a time, so that none inherits the descriptors of another.
  private static let starting = Mutex(())

  /// Starts a child with open descriptors as its standard streams.
  ///
  /// - Parameter leadsGroup: Whether it leads a process group of its own, which is ended together.
  /// - Throws: ShellError if it cannot be started.
  init(
    _ arguments: [String], of program: URL = Program.file,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    input: Int32 = STDIN_FILENO, output: Int32, errors: Int32,
    leadsGroup: Bool = false
  ) throws(ShellError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, standard) in [
      (input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO),
    ] {
      posix_spawn_file_actions_adddup2(&actions, stream, standard)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if leadsGroup { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }
    let file = program.path
    let words = ([file] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var id: pid_t = 0
    let code = Self.starting.withLock { _ in
      posix_spawn(&id, file, &actions, &attributes, words, variables)
    }
    guard code == 0 else {
      throw .internalFault(.cannotStartAgain(file: file, code: code))
    }
    self.id = id
  }

  /// A pipe that no other child inherits.
  ///
  /// - Throws: ShellError if too many files are open.
  static func pipe() throws(ShellError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    let code = starting.withLock { _ in
      guard Foundation.pipe(&ends) == 0 else { return errno }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return 0
    }
    guard code == 0 else { throw OpenFiles.tooFew }
    return (ends[0], ends[1])
  }

  /// How it ended; nil while it runs.
  var endIfOver: End? {
    ended.withLock { ended in
      if ended == nil {
        var status: Int32 = 0
        if waitpid(id, &status, WNOHANG) == id { ended = Self.end(status) }
      }
      return ended
    }
  }

  /// Waits until it ends; further calls return at once.
  @discardableResult func end() -> End {
    ended.withLock { ended in
      if let ended { return ended }
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      let end = Self.end(status)
      ended = end
      return end
    }
  }

  private static func end(_ status: Int32) -> End {
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
