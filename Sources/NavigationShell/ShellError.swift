import SDLShell

/// Why a command could not do as asked: one line for a person, one number for a script.
nonisolated struct ShellError: Error, Hashable, CustomStringConvertible {
  /// What the numbers mean; a script may rely on them.
  enum Code: Int32, Sendable {
    /// A picture is not as it should be, or an expectation is not met.
    case different = 1
    /// The command line asks for what there is not.
    case usage = 64
    /// A file or folder that was named is bad.
    case badInput = 65
    /// There is nothing to do: no scenario in what was named.
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
  let code: Code
  /// The thing, the place and the cure, in one line.
  let description: String

  static func usage(_ sentence: String) -> ShellError {
    ShellError(code: .usage, description: sentence)
  }

  static func badInput(_ sentence: String) -> ShellError {
    ShellError(code: .badInput, description: sentence)
  }

  static func internalFault(_ sentence: String) -> ShellError {
    ShellError(code: .internalFault, description: sentence)
  }

  static func cannotWrite(_ sentence: String) -> ShellError {
    ShellError(code: .cannotWrite, description: sentence)
  }

  static func refused(_ sentence: String) -> ShellError {
    ShellError(code: .refused, description: sentence)
  }

  static func unavailable(_ error: SDLError) -> ShellError {
    ShellError(
      code: error.isOutOfMemory ? .internalFault : .unavailable, description: error.description)
  }
}
