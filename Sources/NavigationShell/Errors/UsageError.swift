import Scenario
import Storyboard

/// An error in a command line.
nonisolated enum UsageError: Hashable, CustomStringConvertible {
  /// The parser's error message, reworded.
  case parsing(String)
  /// No app has that name.
  case unknownApp(String, available: [String], opensFolders: Bool)
  /// The app cannot open folders.
  case opensNoFolder(app: String, path: String)
  /// `--report` is for storyboards.
  case reportWithoutStoryboard(String)
  /// `--language` is for storyboards.
  case languageWithoutStoryboard(String, of: String)
  /// A storyboard has no texts in the language.
  case unknownLanguage(String, of: String, available: [String])
  /// A ported app has no texts in the language.
  case notTranslated(String, of: String, available: [String])
  /// A scenario is in a language that its ported app was not started in.
  case otherLanguage(String, of: String)
  /// The option needs a scenario, but an app is named.
  case onlyForScenarios(option: String)
  /// A scenario is named with `--record`, which needs an app.
  case recordsNoScenario(String)
  /// A scenario is named where an app is to be opened where it was left.
  case restoresNoScenario(String)
  /// A file was dropped on a window that is of no kind that opens there.
  case opensNoDrop(path: String, opensFolders: Bool)
  /// A file was dropped on a window in which an app is recorded.
  case dropWhileRecording(path: String)
  /// No scenario that was named has the parameter.
  case unknownParameter(String, available: [String])
  /// Something else than two runs are to be compared.
  case comparesTwo
  /// The recording's file exists already.
  case recordingIsThere(path: String)
  /// There are several apps, and none is named.
  case noAppNamed(available: [String])
  /// Two scenarios to be captured have the same name.
  case scenariosOfOneName
  /// The name of what is to be opened is empty.
  case emptyName
  /// A path is empty.
  case emptyPath
  /// The last run has no such capture.
  case unknownCapture(String)
  /// The last run had no scenario at that path.
  case notInLastRun(path: String)
  /// A folder holds no finished run or shard.
  case noFinishedRun(path: String, isPart: Bool)
  /// The result folder of a merge is that of a shard.
  case partIsWhole(path: String)
  /// A folder to be emptied holds files that no run left.
  case foreignFolder(path: String)
  /// Scenarios are shared together with something else, or two apps at once.
  case sharesOneKind
  /// An app is shared that says by nothing how far to go.
  case sharesNoWay(app: String)
  /// `--explore` is given for scenarios.
  case exploresNoScenario(String)
  /// The file to share has another ending.
  case sharedEnding(path: String, isSheet: Bool)
  /// The project to port is not clear; the sentence says why.
  case port(String)

  /// The error message: what is wrong and what to do, in one line.
  var description: String {
    switch self {
    case .parsing(let sentence): sentence
    case .unknownApp(let name, let available, let opensFolders):
      "there is no \"\(name)\" here: "
        + NearestName.cure(
          for: name, among: available + RootCommand.names, listing: "list names them all",
          else: "it must be one of \(available.joined(separator: ", "))"
            + (opensFolders ? ", a folder" : "")
            + ", a picture, a storyboard, a nib or an Xcode project")
    case .reportWithoutStoryboard(let name):
      "--report is for storyboards and nibs, and \(name) is none: name a .storyboard or .xib file, "
        + "or an Xcode project"
    case .languageWithoutStoryboard(let language, let name):
      "\(name) has no texts in \"\(language)\": languages are for storyboards, nibs, Xcode projects and "
        + "the apps ported from them"
    case .unknownLanguage(let language, let file, let available):
      Self.sentence(language, of: file, available)
    case .notTranslated(let language, let name, let available):
      "\(name) has no texts in \"\(language)\": "
        + NearestName.cure(
          for: language, among: available, listing: "it has \(available.joined(separator: ", "))",
          else: "it has \(available.joined(separator: ", "))")
    case .otherLanguage(let language, let name):
      "the scenario is in \"\(language)\", which \(name) is not in: add --language \(language)"
    case .opensNoFolder(let app, let path): "\(app) opens no folder: leave \"\(path)\" out"
    case .onlyForScenarios(let option):
      "\(option) is for a scenario: name its file, which ends in .yaml"
    case .recordsNoScenario(let name):
      "--record writes a scenario: name an app to do it with, not \(name)"
    case .restoresNoScenario(let name):
      "--restore opens an app where it was left: name an app, not \(name)"
    case .opensNoDrop(let path, let opensFolders):
      "\(path): not opened: drop a storyboard, a nib, an Xcode project, a picture\(opensFolders ? ", a folder" : "") "
        + "or a scenario on the window"
    case .dropWhileRecording(let path):
      "\(path): not opened, as a recording is of one app: leave --record out to open others"
    case .unknownParameter(let name, let available):
      "no scenario has a parameter \"\(name)\": "
        + (available.isEmpty
          ? "what was named has none"
          : NearestName.cure(
            for: name, among: available, listing: "there is \(available.joined(separator: ", "))",
            else: "there is \(available.joined(separator: ", "))"))
    case .comparesTwo:
      "name two scenarios, or one with two --devices or two --appearances"
    case .recordingIsThere(let path):
      "\(path): this file is there already; name another for the recording"
    case .noAppNamed(let available):
      "say what to take pictures of: \(available.joined(separator: ", "))"
    case .scenariosOfOneName:
      "two scenarios of one name would write the same files: capture them one after the other, "
        + "each into an --output of its own"
    case .emptyName: "the name of what to open is empty: name an app, a storyboard or a project"
    case .emptyPath: "a path is empty: name a scenario or a folder"
    case .unknownCapture(let name):
      "the last run has no capture \"\(name)\" in what was named; see verify's report for the names"
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
    case .sharesOneKind: "name scenarios and folders of them, or one app or storyboard"
    case .sharesNoWay(let app):
      "\(app): say how many taps are followed, as --explore 3, or name a scenario"
    case .exploresNoScenario(let name):
      "--explore taps what an app shows: name an app or a storyboard, not \(name)"
    case .sharedEnding(let path, false):
      "--output \(path): the name of a page has to end in .html; a sheet, with --sheet, ends in .png or .pdf"
    case .sharedEnding(let path, true):
      "--output \(path): the name of a sheet has to end in .png or .pdf; a page, without --sheet, ends in .html"
    case .port(let sentence): sentence
    }
  }

  private static func sentence(_ language: String, of file: String, _ available: [String]) -> String
  {
    let pseudo = PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")
    let translations =
      available.isEmpty ? "it has no others" : "it has " + available.joined(separator: ", ")
    let all = "\(translations); to try its layout, \(pseudo) are made of its own"
    return "\(file) has no texts in \"\(language)\": "
      + NearestName.cure(
        for: language, among: available + PseudoLanguage.allCases.map(\.rawValue), listing: all,
        else: all)
  }
}
