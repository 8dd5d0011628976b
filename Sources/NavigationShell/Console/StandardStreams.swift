import Foundation

/// The three streams that a program has when it starts.
nonisolated enum StandardStreams {
  /// Sees to it that they are three, and that a failure to write is an error rather than the end.
  ///
  /// In place of a closed one the next file opened would be read or written; so something stands there
  /// that says at once that it is closed.
  static func secure() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let stands = [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ]
    for (stream, way) in stands where fcntl(stream, F_GETFD) == -1 {
      // The lowest number that is free is taken.
      _ = open("/dev/null", way)
    }
  }

  /// Calls libraries that grumble while they look for what the machine has; nobody hears them.
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
