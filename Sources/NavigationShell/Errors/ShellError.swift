import Foundation
import Scenario
import Snapshot

/// Why a command failed: lines for the user and an exit code for scripts.
nonisolated enum ShellError: Error, Hashable, CustomStringConvertible {
  /// The command line is wrong.
  case usage(UsageError)
  /// An input file or folder is bad.
  case badInput(InputError)
  /// Steps failed or expectations were not met, a sentence each.
  case failures([String])
  /// The paths hold no scenario.
  case nothingChecked
  /// Filters left out all runs; the tags that scenarios have.
  case filteredOut(count: Int, tags: [String])
  /// No screen has anything to audit.
  case nothingAudited
  /// The user left a watched scenario after this many seconds.
  case left(file: String, place: SourcePosition, after: Double)
  /// The machine lacks something.
  case unavailable(MachineError)
  /// A fault of the program or its app.
  case internalFault(ProgramFault)
  /// Output cannot be written.
  case cannotWrite(OutputError)
  /// Refused as unsafe.
  case refused(Refusal)
  /// A child process failed; `words` is its error message.
  case child(Code, words: String)

  /// The whole message: the thing, the place and what to do, one line for each thing.
  var description: String { lines.joined(separator: "\n") }

  /// The lines; a long list is cut short.
  var lines: [String] {
    switch self {
    case .usage(let error): [error.description]
    case .badInput(let error): error.lines
    case .failures(let failures): failures.cutShort
    case .nothingChecked:
      [
        "nothing was checked: what was named holds no scenario; "
          + "name a .yaml file or a folder that has one"
      ]
    case .filteredOut(let count, let tags):
      [
        "nothing was checked: the filters leave out \(count == 1 ? "the only run" : "all \(count) runs")"
          + (tags.isEmpty ? "" : "; there are the tags \(tags.joined(separator: ", "))")
      ]
    case .nothingAudited:
      [
        "nothing was audited: no screen, and no capture of a scenario, shows a text or an element"
      ]
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
