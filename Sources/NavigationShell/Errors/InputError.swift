import Scenario
import Snapshot
import Storyboard

/// An error in a file or folder of the command line.
nonisolated enum InputError: Hashable {
  /// There is no such folder.
  case noFolder(path: String)
  /// There is neither a file nor a folder.
  case nothingThere(path: String)
  /// The path of an app's program is that of none.
  case noProgram(path: String)
  /// The path is a file instead of a folder.
  case fileForFolder(path: String)
  /// The file is of no kind that opens here.
  case otherKind(path: String)
  /// The file's name is not that of a scenario.
  case noScenario(path: String)
  /// A part of scenarios is named where a scenario is meant.
  case partAlone(path: String)
  /// The defaults of a folder are named where a scenario is meant.
  case defaultsAlone(path: String)
  /// A scenario or a folder of them cannot be read.
  case unreadableScenario(ReadError)
  /// Files or folders cannot be read.
  case unreadable([ReadError])
  /// Something is wrong in a scenario's text.
  case problems(ScenarioProblems)
  /// A scenario's app cannot be opened, or has no such language; each line begins with file and place.
  case scenarioApp(lines: [String])
  /// Scenarios are invalid; `keepsFiles` adds that nothing was removed.
  case badScenarios([ScenarioResult], keepsFiles: Bool)
  /// A path leads out of the folder that all has to lie in.
  case outsideOfRoot(path: String, root: String)
  /// Two scenarios would have the same baseline folder.
  case sharedBaselines(scenario: String, other: String)
  /// The file is not the record of a run.
  case noRunRecord(path: String)
  /// The file is not what `bench --json` prints.
  case noBenchReport(path: String)
  /// The file is what another version printed, without a figure that is measured now.
  case oldBenchReport(path: String, lacks: String)
  /// A file holds no state that can be used.
  case unusableState(path: String, StateFileFault)
  /// A storyboard or nib cannot be played.
  case badStoryboard(StoryboardError)
  /// Runs cannot be merged.
  case merge(MergeError)
  /// A project cannot be ported; the sentence says why.
  case project(String)
  /// A file of known findings is wrong; the line begins with file and place.
  case knownFindings(line: String)
  /// A Maestro flow is wrong; the line begins with file and place.
  case flow(line: String)
  /// A file that would be written is there already.
  case alreadyThere(path: String)
  /// The package that was written for a project does not compile.
  case doesNotCompile(package: String)

  /// The error message: what is wrong and what to do, a line for each thing.
  var lines: [String] {
    switch self {
    case .noFolder(let path): ["\(path): there is no such folder; check the path"]
    case .nothingThere(let path): ["\(path): there is no such file or folder; check the path"]
    case .noProgram(let path):
      ["\(path): there is no program that can be started; build it, or check the path"]
    case .fileForFolder(let path): ["\(path): this is a file; name the folder it is in"]
    case .otherKind(let path):
      [
        "\(path): no file of this kind opens here: name a storyboard (.storyboard), a nib (.xib), "
          + "an Xcode project (.xcodeproj), a picture, a scenario (.yaml) or a folder"
      ]
    case .noScenario(let path): ["\(path): this is no scenario; its name has to end in .yaml"]
    case .partAlone(let path):
      ["\(path): a part is not run by itself; name a scenario that uses it"]
    case .defaultsAlone(let path):
      ["\(path): this holds for the scenarios of its folder; name one of them, or the folder"]
    case .unreadableScenario(let error): ["\(error); name a scenario or its folder"]
    case .unreadable(let errors): errors.map(\.description).cutShort
    case .problems(let problems): problems.problems.map(\.description).cutShort
    case .scenarioApp(let lines): lines
    case .badScenarios(let results, let keepsFiles):
      results.flatMap(\.failures).cutShort
        + (keepsFiles ? ["nothing is removed before all scenarios can be read"] : [])
    case .outsideOfRoot(let path, let root):
      ["\(path) is outside of \(root): name something inside"]
    case .sharedBaselines(let scenario, let other):
      ["\(scenario): its baselines would lie where those of \(other) do; rename one of the two"]
    case .noRunRecord(let path): ["\(path): this is no record of a run; run verify again"]
    case .noBenchReport(let path):
      ["\(path): this is no result of a benchmark; name a file that bench --json has printed"]
    case .oldBenchReport(let path, let figure):
      [
        "\(path): this result of a benchmark lacks \(figure), as it is of another version; "
          + "print it anew by bench --json"
      ]
    case .unusableState(let path, let fault):
      ["\(path): \(fault); name a file that run APP --restore has kept"]
    case .badStoryboard(let error): [error.description]
    case .merge(let error): [error.description]
    case .project(let sentence): [sentence]
    case .knownFindings(let line), .flow(let line): [line]
    case .alreadyThere(let path):
      ["\(path): this file is there already; name another one or move it away"]
    case .doesNotCompile(let package):
      [
        "\(package): this package does not compile, as said above; navshell port says what to change"
      ]
    }
  }
}
