import Foundation
import Scenario
import Snapshot

/// Why a command could not do as asked: lines for a person, one number for a script.
nonisolated enum ShellError: Error, Hashable, CustomStringConvertible {
  /// The command line asks for what there is not.
  case usage(UsageError)
  /// A file or folder that was named is bad.
  case badInput(InputError)
  /// Pictures or expectations are not as they should be, a sentence each.
  case failures([String])
  /// There was no scenario in what was named.
  case nothingChecked
  /// A watched scenario was left after so many seconds.
  case left(file: String, place: SourcePosition, after: Double)
  /// The machine lacks something.
  case unavailable(MachineError)
  /// The fault is the program's own, or its app's.
  case internalFault(ProgramFault)
  /// Output cannot be written.
  case cannotWrite(OutputError)
  /// It would not be safe.
  case refused(Refusal)
  /// A child's last words, where it ended with that code.
  case child(Code, words: String)

  /// The thing, the place and the cure, in one line; one for each thing where there are several.
  var description: String { lines.joined(separator: "\n") }

  /// The lines; the end of a long list is only counted.
  var lines: [String] {
    switch self {
    case .usage(let error): [error.description]
    case .badInput(let error): error.lines
    case .failures(let sentences): sentences.cutShort
    case .nothingChecked: ["nothing was checked: there is no scenario in what was named"]
    case .left(let file, let place, let time):
      [
        place.diagnostic(
          "not finished: left after \(String(format: "%.3f", time)) s", in: file)
      ]
    case .unavailable(let error): [error.description]
    case .internalFault(let fault): [fault.description]
    case .cannotWrite(let error): [error.description]
    case .refused(let refusal): refusal.lines
    case .child(_, let words): [words]
    }
  }
}
