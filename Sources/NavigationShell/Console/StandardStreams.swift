import Foundation

/// Standard input, output and error.
nonisolated enum StandardStreams {
  /// Opens closed streams, and makes a failed write an error instead of a signal.
  ///
  /// Otherwise the next file opened would take the number of a closed stream. The replacement fails
  /// when it is used.
  static func secure() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let stands = [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ]
    for (stream, flags) in stands where fcntl(stream, F_GETFD) == -1 {
      // `open` uses the lowest free number.
      _ = open("/dev/null", flags)
    }
  }

  /// Runs `body` without standard error, for libraries that print warnings while they probe the
  /// machine.
  static func silencingErrors<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (errors, nowhere) = (dup(STDERR_FILENO), open("/dev/null", O_WRONLY | O_CLOEXEC))
    dup2(nowhere, STDERR_FILENO)
    defer {
      dup2(errors, STDERR_FILENO)
      close(errors)
      close(nowhere)
    }
    return try body()
  }
}
