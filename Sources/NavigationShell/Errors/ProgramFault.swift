import Foundation
import Scenario

/// What is wrong with the program itself, or with its app.
nonisolated enum ProgramFault: Hashable, CustomStringConvertible {
  /// The app delegate says that the app could not be launched.
  case launchRefused(app: String)
  /// The app has no root controller.
  case nothingToShow(app: String)
  /// The app that is launched never empties the main queue.
  case endlessLaunch(app: String, EndlessMainQueue)
  /// The app never empties the main queue.
  case endless(EndlessMainQueue)
  /// The program cannot be started again, by the system's error number.
  case cannotStartAgain(file: String, code: Int32)
  /// A child that measures ended with that code.
  case measuringFailed(command: String, exitCode: Int32)
  /// A child that measures gave no figures.
  case noFigures(of: String)
  /// A scenario is not twice the same.
  case changing(scenario: String)
  /// A picture is not what its file says.
  case otherPicture
  /// How a run ended cannot be written down.
  case runIsNoJSON
  /// An error that nobody expected, in its own words.
  case unexpected(String)

  /// What is wrong, in one line.
  var description: String {
    switch self {
    case .launchRefused(let app):
      "\(app): the app delegate's application(_:didFinishLaunchingWithOptions:) returned false"
    case .nothingToShow(let app):
      "\(app): nothing to show; give a UIWindow a rootViewController and call "
        + "makeKeyAndVisible() in application(_:didFinishLaunchingWithOptions:)"
    case .endlessLaunch(let app, let error): "\(app): \(error)"
    case .endless(let error): error.description
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
