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
    case let error as EndlessMainQueue: failure = .internalFault(error.description)
    case let error as SDLError: failure = .unavailable(error)
    case let error as ReadError: failure = .badInput(error.description)
    case let error as ScenarioProblems: failure = .badInput(error)
    case let error as BaselineWriteError: failure = .cannotWrite(error.description)
    case let error as WriteError: failure = .cannotWrite(error.description)
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
    case .validationFailure: return .usage(UsageSentence.of(RootCommand.message(for: error)))
    default: return .internalFault("\(error)")
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
      guard app.opensFolders else { throw .usage("\(name) opens no folder: leave \"\(path)\" out") }
      return (app, try folder(at: path))
    }
    guard path == nil, let app = apps.first(where: \.opensFolders) else { throw unknown(name) }
    guard FileManager.default.fileExists(atPath: name) else { throw unknown(name) }
    return (app, try folder(at: name))
  }

  private func unknown(_ name: String) -> ShellError {
    let known = apps.map(\.name).joined(separator: ", ")
    let others = apps.contains(where: \.opensFolders) ? ", or a folder" : ""
    return .usage("there is no \"\(name)\" here: it must be one of \(known)\(others)")
  }

  private func folder(at path: String) throws(ShellError) -> URL {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .badInput("\(path): there is no such folder")
    }
    guard isFolder.boolValue else {
      throw .badInput("\(path): this is a file; name the folder it is in")
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
