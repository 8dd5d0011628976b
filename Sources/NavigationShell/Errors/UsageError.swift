/// What a command line asks for, and there is not.
nonisolated enum UsageError: Hashable, CustomStringConvertible {
  /// The parser's complaint, in our words.
  case parsing(String)
  /// No app has that name.
  case unknownApp(String, known: [String], opensFolders: Bool)
  /// The app opens no folder.
  case opensNoFolder(app: String, path: String)
  /// The option is for scenarios, and none is named.
  case onlyForScenarios(option: String)
  /// A scenario is named where an app is to be recorded.
  case recordsNoScenario(String)
  /// A scenario is named where an app is to be opened where it was left.
  case restoresNoScenario(String)
  /// The recording's file is there already.
  case recordingIsThere(path: String)
  /// There are several apps, and none is named.
  case noAppNamed(known: [String])
  /// Two scenarios that are to be captured have one name.
  case scenariosOfOneName
  /// A path has no letters.
  case emptyPath
  /// The last run has no such capture.
  case unknownCapture(String)
  /// The last run had none of the scenarios at a path.
  case notInLastRun(path: String)
  /// A folder holds no finished run, or no finished part of one.
  case noFinishedRun(path: String, isPart: Bool)
  /// The folder for the whole is that of a part.
  case partIsWhole(path: String)
  /// A folder that is to be emptied holds what no run left.
  case foreignFolder(path: String)

  /// What is wrong and what to do, in one line.
  var description: String {
    switch self {
    case .parsing(let sentence): sentence
    case .unknownApp(let name, let known, let opensFolders):
      "there is no \"\(name)\" here: it must be one of \(known.joined(separator: ", "))"
        + (opensFolders ? ", or a folder" : "")
    case .opensNoFolder(let app, let path): "\(app) opens no folder: leave \"\(path)\" out"
    case .onlyForScenarios(let option):
      "\(option) is for a scenario: name its file, which ends in .yaml"
    case .recordsNoScenario(let name):
      "--record writes a scenario: name an app to do it with, not \(name)"
    case .restoresNoScenario(let name):
      "--restore opens an app where it was left: name an app, not \(name)"
    case .recordingIsThere(let path):
      "\(path): this file is there already; name another for the recording"
    case .noAppNamed(let known): "say what to take pictures of: \(known.joined(separator: ", "))"
    case .scenariosOfOneName:
      "two scenarios of one name would write the same files: capture them one after the other, "
        + "each into an --output of its own"
    case .emptyPath: "an empty path names no scenario"
    case .unknownCapture(let name):
      "no scenario of the last run that is meant has a capture “\(name)”"
    case .notInLastRun(let path): "\(path): the last run had none of it; run verify on it first"
    case .noFinishedRun(let path, let isPart):
      "\(path): there is no finished run here; run verify first, or "
        + (isPart
          ? "name the folder that verify --shard left" : "name the folder of one by --results")
    case .partIsWhole(let path):
      "\(path) is one of the parts: choose another folder by --results"
    case .foreignFolder(let path):
      "\(path): there are files in it that no run left; name a folder by --results "
        + "that may be emptied"
    }
  }
}
