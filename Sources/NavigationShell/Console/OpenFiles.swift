import Foundation

/// How many files the program may have open at once.
nonisolated enum OpenFiles {
  /// With fewer not even one scenario can be verified: the three streams, a worker's three, and what is
  /// read and written meanwhile.
  private static let least = 12
  /// Those that are open whoever works: the streams, and what is read and written meanwhile.
  private static let shared = 9
  /// What each worker needs: its jobs, its results, its complaints.
  private static let ofWorker = 3

  /// What the shell allows.
  private static var allowed: Int { sysconf(Int32(_SC_OPEN_MAX)) }

  /// How many workers there may be.
  static var workers: Int { max(1, (allowed - shared) / ofWorker) }

  /// Checks that there is enough to begin with.
  ///
  /// - Throws: ShellError if not.
  static func check() throws(ShellError) {
    guard allowed < 0 || allowed >= least else { throw tooFew }
  }

  /// That there are not enough.
  static var tooFew: ShellError {
    .unavailable(.openFiles(allowed: allowed))
  }
}
