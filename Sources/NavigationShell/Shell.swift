import ArgumentParser
import Foundation
import SDLShell
import Scenario
import Snapshot

/// A program: the commands around one app or several.
///
///     Shell(apps: [catalogue, files]).main()
public struct Shell {
  /// What can be opened; the first is what opens if nothing is named.
  public var apps: [App]

  /// Makes a program.
  public init(apps: [App]) {
    precondition(!apps.isEmpty, "A Shell needs an app: give `apps` at least one.")
    self.apps = apps
  }

  /// Does what the command line asks and ends the program with its exit code.
  public func main() -> Never {
    Program.answersCommands()
    StandardStreams.secure()
    do {
      try OpenFiles.check()
      var command = try RootCommand.parseAsRoot()
      if let command = command as? any ShellCommand {
        if command.isSameEverywhere { Program.forgetTheMachine() }
        try command.perform(in: self)
      } else {
        try command.run()
      }
    } catch {
      Self.exit(with: error)
    }
    Console.end(0)
  }

  private static func exit(with error: any Error) -> Never {
    let failure: ShellError
    switch error {
    case let error as ShellError: failure = error
    case let error as ExitCode: Console.end(error.rawValue)
    case let error as EndlessMainQueue: failure = .internalFault(.endless(error))
    case let error as SDLError: failure = .unavailable(.sdl(error))
    case let error as ReadError: failure = .badInput(.unreadable([error]))
    case let error as ScenarioProblems: failure = .badInput(.problems(error))
    case let error as BaselineWriteError: failure = .cannotWrite(.baselines(error))
    case let error as WriteError: failure = .cannotWrite(.file(error, orElse: nil))
    default: failure = end(withParsing: error)
    }
    Console.complain(failure.lines)
    Console.end(failure.code.rawValue)
  }
}

extension Shell {
  /// Ends with what the parser was asked for, such as help; else says what is wrong.
  private static func end(withParsing error: any Error) -> ShellError {
    switch RootCommand.exitCode(for: error) {
    case .success:
      Console.say(text: RootCommand.fullMessage(for: error))
      Console.end(0)
    case .validationFailure:
      return .usage(.parsing(UsageSentence.of(RootCommand.message(for: error))))
    default: return .internalFault(.unexpected("\(error)"))
    }
  }
}

extension Shell {
  /// What a name on the command line means: an app, or a folder for the app that opens folders.
  ///
  /// - Throws: ShellError if it means nothing, or the path names no folder.
  func find(_ name: String?, path: String? = nil) throws(ShellError) -> (app: App, folder: URL?) {
    guard let name else { return (apps[0], nil) }
    if let app = apps.first(where: { $0.name == name }) {
      guard let path else { return (app, nil) }
      guard app.opensFolders else { throw .usage(.opensNoFolder(app: name, path: path)) }
      return (app, try folder(at: path))
    }
    guard path == nil, let app = apps.first(where: \.opensFolders) else { throw unknown(name) }
    guard FileManager.default.fileExists(atPath: name) else { throw unknown(name) }
    return (app, try folder(at: name))
  }

  private func unknown(_ name: String) -> ShellError {
    .usage(
      .unknownApp(
        name, known: apps.map(\.name), opensFolders: apps.contains(where: \.opensFolders)))
  }

  private func folder(at path: String) throws(ShellError) -> URL {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .badInput(.noFolder(path: path))
    }
    guard isFolder.boolValue else {
      throw .badInput(.fileForFolder(path: path))
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
