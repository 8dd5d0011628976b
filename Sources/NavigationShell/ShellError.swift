import SDLShell
import Scenario
import Snapshot

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
  let code: Code
  /// The thing, the place and the cure, in one line; one for each thing where there are several.
  let lines: [String]

  /// Makes an error of several lines, of which the end of a long list is only counted.
  init(code: Code, lines: [String], end: String? = nil) {
    self.code = code
    self.lines = lines.cutShort + [end].compactMap(\.self)
  }

  /// Makes an error of one line.
  init(code: Code, description: String) { self.init(code: code, lines: [description]) }

  var description: String { lines.joined(separator: "\n") }

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

  /// That something could not be written, and where else it may go.
  static func cannotWrite(_ error: WriteError, orElse cure: String) -> ShellError {
    .cannotWrite("\(error); or \(cure)")
  }

  static func badInput(_ problems: ScenarioProblems) -> ShellError {
    ShellError(code: .badInput, lines: problems.problems.map(\.description))
  }

  static func refused(_ sentence: String) -> ShellError {
    ShellError(code: .refused, description: sentence)
  }

  static func unavailable(_ error: SDLError) -> ShellError {
    ShellError(
      code: error.isOutOfMemory ? .internalFault : .unavailable, description: error.description)
  }
}
