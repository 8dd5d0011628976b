import ArgumentParser
import SDLShell
import Scenario

/// An error in an option's value, or in two options together.
nonisolated enum OptionError: Hashable, CustomStringConvertible {
  /// No device has that name, and it gives no size.
  case unknownDevice(String)
  /// The value is none of the available ones; `kind` says of what.
  case unknownName(String, kind: String, available: [String])
  /// The zoom is neither a factor nor a percentage.
  case badZoom(String)
  /// The speed is no number in the range.
  case badSpeed(String)
  /// The shard is not written as 2/3 is.
  case badShard(String)
  /// A parameter's value is not written as `name=value`.
  case badAssignment(String)
  /// A duration is not written as `60s` or `2m`.
  case badDuration(String, option: String)
  /// A number of failures below one.
  case badFailFast(Int)
  /// A number of runs that compares nothing, or takes too long.
  case badTimes(Int)
  /// `--watch` is given with `--last-failed` or `--shard`.
  case watchesPart
  /// Too few processes.
  case tooFewJobs(Int)
  /// The option's path is empty.
  case emptyPath(option: String)
  /// The film's file has the ending of no format.
  case badFilm(String)
  /// The film's scale is no number in the range.
  case badFilmScale(String)
  /// `--slow` and `--speed` are given.
  case twoSpeeds
  /// `--record` and `--restore` are given.
  case recordsRestored
  /// A recording is asked for where the app is started anew.
  case recordsWatched

  /// `--json` and `--against` are given.
  case comparesJSON

  /// A status bar that is not understood.
  case badStatusBar(String)

  /// The error message: what is wrong and what to do, in one line.
  var description: String {
    switch self {
    case .unknownDevice(let name): Device.complaint(about: name)
    case .unknownName(let name, let kind, let available):
      "there is no \(kind) \"\(name)\": "
        + NearestName.cure(
          for: name, among: available, listing: Self.choice(available), else: Self.choice(available)
        )
    case .badZoom(let text):
      "there is no zoom \"\(text)\": it must be a factor from \(Zoom.factors.lowerBound) to "
        + "\(Int(Zoom.factors.upperBound)), a percentage such as 50%, fit, pixels or physical"
    case .badSpeed(let text): "--speed \(text): it must be a number from 0.01 to 100"
    case .badShard(let text):
      "--shard \(text): write which part of how many, as in 2/3 for the second of three"
    case .badAssignment(let text): "--set \(text): write a name and its value, as in mail=a@b"
    case .badDuration(let text, let option):
      "\(option) \(text): write seconds or minutes, as in 60s or 2m"
    case .badFailFast(let count): "--fail-fast \(count): at least one has to fail before it stops"
    case .badTimes(let count):
      "--times \(count): give a number from 2 to \(VerifyOptions.maximumTimes)"
    case .watchesPart:
      "--watch runs what a change touches, not --last-failed or a --shard: give one of them"
    case .tooFewJobs(let count): "--jobs \(count): at least one has to run"
    case .emptyPath(let option): "\(option) is empty: name a place"
    case .badFilm(let path):
      "\(path): a film's name ends in .\(FilmFile.endings.joined(separator: ", ."))"
    case .badFilmScale(let text): "--scale \(text): it must be a number from 0.25 to 4"
    case .badStatusBar(let text):
      "--status-bar \(text): parts are time=…, date=…, carrier=…, signal=0 to 4, "
        + "battery=0 to 100, percentage=on or off, locale=… such as de_DE and in-call, with commas between them"
    case .twoSpeeds: "--slow is --speed 0.1: give one of the two"
    case .comparesJSON: "--against prints a table, not JSON: give one of the two"
    case .recordsWatched: "--record notes one run, --watch starts anew: give one"
    case .recordsRestored: "--record begins with a new start, --restore does not: give one"
    }
  }
}

nonisolated extension OptionError {
  private static func choice(_ available: [String]) -> String {
    "it must be one of \(available.joined(separator: ", "))"
  }
}

extension ValidationError {
  /// The error as the argument parser takes it.
  init(_ error: OptionError) { self.init(error.description) }
}
