import ArgumentParser
import Assets
import Foundation
import SDLShell
import Scenario
import Snapshot

/// A program with the shell's commands for one or several apps.
///
///     Shell(apps: [catalogue, files]).main()
public struct Shell {
  /// The apps; the first is the default.
  public var apps: [App]

  /// Where all lies that scenarios name; nil if it may be anywhere.
  var root: RootFolder?

  /// Makes a program.
  public init(apps: [App]) {
    precondition(!apps.isEmpty, "A Shell needs an app: give `apps` at least one.")
    self.apps = apps
  }

  /// Runs the command line and exits with its exit code.
  public func main() -> Never {
    Program.answersCommands()
    StandardStreams.secure()
    do {
      try OpenFiles.check()
      var command = try RootCommand.parseAsRoot()
      if let command = command as? any ShellCommand {
        var shell = self
        shell.root = try RootFolder.given
        if command.isSameEverywhere { Program.useFixedLocaleAndTimeZone() }
        try command.perform(in: shell)
      } else {
        try command.run()
      }
    } catch {
      Self.exit(with: error)
    }
    Console.end(0)
  }

  /// Prints an error and exits with its code.
  static func exit(with error: any Error) -> Never {
    if let error = error as? ExitCode { Console.end(error.rawValue) }
    let failure = failure(error) ?? end(withParsing: error)
    Console.complain(failure.lines)
    Console.end(failure.code.rawValue)
  }

  /// An error of a file, the machine or the program as the shell tells it; nil for others.
  static func failure(_ error: any Error) -> ShellError? {
    switch error {
    case let error as ShellError: error
    case let error as EndlessMainQueue: .internalFault(.endless(error))
    case let error as SDLError: .unavailable(.sdl(error))
    case let error as ReadError: .badInput(.unreadable([error]))
    case let error as ScenarioProblems: .badInput(.problems(error))
    case let error as BaselineWriteError: .cannotWrite(.baselines(error))
    case let error as WriteError: .cannotWrite(.file(error, orElse: nil))
    default: nil
    }
  }
}

extension Shell {
  /// Prints what the parser was asked for, such as help, and exits; else returns the error.
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
  /// Finds an app by its name, a storyboard by its path or that of a project, or the app that opens
  /// folders by a folder.
  ///
  /// - Parameter language: The language of a storyboard; nil for its own.
  /// - Throws: ShellError if there is none of these, the path is not a folder, or the app has no such
  ///   language.
  func find(
    _ name: String?, path: String? = nil, language: String? = nil
  ) throws(ShellError) -> (app: App, folder: URL?) {
    if name?.isEmpty == true { throw .usage(.emptyName) }
    if let name, path == nil, !apps.contains(where: { $0.name == name }),
      let app = try App(interfaceAt: name, language: language)
    {
      return (app, nil)
    }
    if let name, path == nil, let app = try App(pictureAt: name) { return (app, nil) }
    var found = try find(name, path)
    guard let language else { return found }
    guard !found.app.translations.isEmpty else {
      throw .usage(.languageWithoutStoryboard(language, of: name ?? found.app.name))
    }
    found.app = try found.app.translated(to: language)
    return found
  }

  private func find(
    _ name: String?, _ path: String?
  ) throws(ShellError) -> (app: App, folder: URL?) {
    guard let name else { return (apps[0], nil) }
    if let app = apps.first(where: { $0.name == name }) {
      guard let path else { return (app, nil) }
      guard app.opensFolders else { throw .usage(.opensNoFolder(app: name, path: path)) }
      return (app, try folder(at: path))
    }
    // No app has a slash in its name.
    if name.contains("/"), !FileManager.default.fileExists(atPath: name) {
      throw .badInput(.nothingThere(path: name))
    }
    guard path == nil, let app = apps.first(where: \.opensFolders),
      FileManager.default.fileExists(atPath: name)
    else { throw unknown(name) }
    if RegularFile.isThere(name) { throw .badInput(.otherKind(path: name)) }
    return (app, try folder(at: name))
  }

  private func unknown(_ name: String) -> ShellError {
    .usage(
      .unknownApp(
        name, available: apps.map(\.name), opensFolders: apps.contains(where: \.opensFolders)))
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
