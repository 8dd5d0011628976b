import Foundation
import Scenario

/// A fault of the program itself or of its app.
nonisolated enum ProgramFault: Hashable, CustomStringConvertible {
  /// The app delegate refused to launch.
  case launchRefused(app: String)
  /// The app has no root controller; its main storyboard, if it has one, says none.
  case nothingToShow(app: String, storyboard: String?)
  /// The app keeps adding work to the main queue while it is launched.
  case endlessLaunch(app: String, EndlessMainQueue)
  /// The app keeps adding work to the main queue.
  case endless(EndlessMainQueue)
  /// The app ended the program that explored it, after something was done.
  case appStopped(app: String, path: String, words: String)
  /// The program's own file cannot be started as a child.
  case cannotStartAgain(file: String, code: Int32)
  /// A measuring child failed.
  case measuringFailed(command: String, exitCode: Int32)
  /// A measuring child printed no figures.
  case noFigures(of: String)
  /// A measured scenario differs from its own baseline.
  case changing(scenario: String)
  /// A measured picture differs from its own file.
  case otherPicture
  /// The run's result cannot be encoded as JSON.
  case runIsNoJSON
  /// An unexpected error's description.
  case unexpected(String)

  /// The error message: what is wrong, in one line.
  var description: String {
    switch self {
    case .launchRefused(let app):
      "\(app): the app delegate's application(_:didFinishLaunchingWithOptions:) returned false"
    case .nothingToShow(let app, let storyboard?):
      "\(app): nothing to show, as no controller of the storyboard \(storyboard) is the initial one: "
        + "tick Is Initial View Controller in Xcode"
    case .nothingToShow(let app, nil):
      "\(app): nothing to show; give a UIWindow a rootViewController and call "
        + "makeKeyAndVisible() in application(_:didFinishLaunchingWithOptions:)"
    case .endlessLaunch(let app, let error): "\(app): \(error)"
    case .endless(let error): error.description
    case .appStopped(let app, let path, let words):
      "\(app) stopped \(path), so nothing is written: \(words)"
    case .cannotStartAgain(let file, let code):
      "\(file) cannot be started again: \(String(cString: strerror(code)))"
    case .measuringFailed(let command, let exitCode):
      "measuring \"\(command)\" failed with code \(exitCode)"
    case .noFigures(let kind): "measuring \"\(kind)\" gave no figures"
    case .changing(let scenario): "\(scenario) is not twice the same"
    case .otherPicture: "a picture is not what its file says"
    case .runIsNoJSON: "how the run ended cannot be written as JSON"
    case .unexpected(let words): words
    }
  }
}
