import SDLShell

nonisolated extension ShellError {
  /// What the numbers mean; a script may rely on them.
  enum Code: Int32, Sendable {
    /// A picture is not as it should be, or an expectation is not met.
    case different = 1
    /// The command line asks for what there is not.
    case usage = 64
    /// A file or folder that was named is bad.
    case badInput = 65
    /// There was nothing to do, or not to its end: no scenario in what was named, or a watched one
    /// was left.
    case noInput = 66
    /// A library, a font or a display is missing.
    case unavailable = 69
    /// The fault is the program's own.
    case internalFault = 70
    /// Output cannot be written.
    case cannotWrite = 73
    /// It would not be safe: something changed since.
    case refused = 75
  }

  /// The kind of failure, which is the exit code.
  var code: Code {
    switch self {
    case .usage: .usage
    case .badInput: .badInput
    case .failures: .different
    case .nothingChecked, .left: .noInput
    case .unavailable(.sdl(let error)) where error.isOutOfMemory: .internalFault
    case .unavailable: .unavailable
    case .internalFault: .internalFault
    case .cannotWrite: .cannotWrite
    case .refused: .refused
    case .child(let code, _): code
    }
  }
}
