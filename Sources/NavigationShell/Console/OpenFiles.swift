import Foundation

/// The limit of open files and what it allows.
nonisolated enum OpenFiles {
  /// The fewest that verifying needs: the three standard streams, a worker's three, and files read
  /// and written meanwhile.
  private static let minimum = 12
  /// Files needed without workers: the standard streams, and files read and written.
  private static let shared = 9
  /// Files per worker: its jobs, its results, its errors.
  private static let ofWorker = 3

  /// The limit that the shell sets.
  private static var allowed: Int { sysconf(Int32(_SC_OPEN_MAX)) }

  /// The most workers.
  static var workers: Int { max(1, (allowed - shared) / ofWorker) }

  /// Checks that the limit is high enough to start.
  ///
  /// - Throws: ShellError if not.
  static func check() throws(ShellError) {
    guard allowed < 0 || allowed >= minimum else { throw tooFew }
  }

  /// The error for too low a limit.
  static var tooFew: ShellError {
    .unavailable(.openFiles(allowed: allowed))
  }
}
