import SDLShell

nonisolated extension ShellError {
  /// The exit codes, which scripts rely on.
  enum Code: Int32, Sendable {
    /// A picture differs, or an expectation failed.
    case different = 1
    /// The command line is wrong.
    case usage = 64
    /// An input file or folder is bad.
    case badInput = 65
    /// Nothing was checked, or a watched scenario was left before its end.
    case noInput = 66
    /// A library, a font or a display is missing.
    case unavailable = 69
    /// A fault of the program or its app.
    case internalFault = 70
    /// Output cannot be written.
    case cannotWrite = 73
    /// Refused, as something has changed since the last run, or the run failed.
    case refused = 75
  }

  /// The exit code of the error.
  var code: Code {
    switch self {
    case .usage: .usage
    case .badInput: .badInput
    case .failures: .different
    case .nothingChecked, .filteredOut, .nothingAudited, .left: .noInput
    case .unavailable(.sdl(let error)) where error.isOutOfMemory: .internalFault
    case .unavailable: .unavailable
    case .internalFault: .internalFault
    case .cannotWrite: .cannotWrite
    case .refused: .refused
    case .child(let code, _): code
    }
  }
}
