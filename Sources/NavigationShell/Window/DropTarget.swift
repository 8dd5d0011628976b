import Foundation
import NavigationKit
import Scenario

/// Takes the next thing to open in a window: a dropped file, or the same app anew.
final class DropTarget {
  private let shell: Shell
  private let opensFiles: Bool
  private var found: Found?
  /// The lines about changed files that could not be read, as they were printed.
  private var complaint: [String] = []
  /// Called with a line for the window about something that could not be opened, and whether the
  /// line stays until a changed file can be read.
  var onFailure: (_ line: String, _ stays: Bool) -> Void = { _, _ in }

  /// The thing to open.
  enum Found {
    /// An app.
    case app(FoundApp)
    /// A scenario, to be played.
    case scenario(ScenarioFile)
  }

  /// An app to open.
  struct FoundApp {
    var app: App
    var folder: URL?
    /// Whether it is the app before, whose device and appearance stay.
    var isSame = false
    /// The device, the look and the keyboard that were chosen for it before; nil for those of the
    /// command line.
    var device: Device?
    var look: Look?
    var hasKeyboard: Bool?
    /// The steps to do again once it is open; nil for none.
    var steps: [ScenarioStep]?
    /// Whether it is in another language than before.
    var isTranslated = false
  }

  /// Makes the target of a program's windows.
  ///
  /// - Parameter opensFiles: Whether it may open anything: a recording is of one app.
  init(_ shell: Shell, opensFiles: Bool) {
    (self.shell, self.opensFiles) = (shell, opensFiles)
  }

  /// Takes a file or folder by its path; returns false, and says why, if it cannot be opened.
  func open(_ path: String) -> Bool {
    do {
      guard opensFiles else { throw ShellError.usage(.dropWhileRecording(path: path)) }
      found = try find(path)
      return true
    } catch {
      complain(Shell.failure(error)?.lines ?? ["\(path): \(error)"], stays: false)
      return false
    }
  }

  /// Takes an app that runs, in a language or in the one it has; returns false, and says why, if it
  /// cannot be opened.
  func reopen(_ app: App, _ folder: URL?, language: String?) -> Bool {
    guard let language else {
      found = .app(FoundApp(app: app, folder: folder, isSame: true))
      return true
    }
    let name = language == App.ownLanguage ? nil : language
    return read(app, folder, language: name, isWatched: false) { $0.isTranslated = true }
  }

  /// Takes an app whose files were changed, and what was done in it; returns false, and says why, if it
  /// cannot be read.
  func reread(_ app: App, _ folder: URL?, doing steps: [ScenarioStep]) -> Bool {
    read(app, folder, language: app.language?.name, isWatched: true) { $0.steps = steps }
  }

  private func read(
    _ app: App, _ folder: URL?, language: String?, isWatched: Bool,
    _ change: (inout FoundApp) -> Void
  ) -> Bool {
    do throws(ShellError) {
      var same = FoundApp(app: app, folder: folder, isSame: true)
      if let path = app.storyboardPath { same.app = try shell.find(path, language: language).app }
      change(&same)
      found = .app(same)
      complaint = []
      return true
    } catch {
      // Printed once: the lines may be written to a file that is watched.
      if error.lines != complaint { complain(error.lines, stays: isWatched) }
      if isWatched { complaint = error.lines }
      return false
    }
  }

  private func complain(_ lines: [String], stays: Bool) {
    Console.complain(lines)
    lines.first.map { onFailure($0, stays) }
  }

  private func find(_ path: String) throws -> Found {
    do {
      if ScenarioFinder.isScenario(path) { return .scenario(try ScenarioFile(path, in: shell)) }
      let (app, folder) = try shell.find(path)
      return .app(FoundApp(app: app, folder: folder))
    } catch let error as ShellError {
      switch error {
      case .usage(.unknownApp), .badInput(.otherKind):
        throw ShellError.usage(
          .opensNoDrop(path: path, opensFolders: shell.apps.contains(where: \.opensFolders)))
      default: throw error
      }
    }
  }

  /// Hands over what was found last, once.
  func takeFound() -> Found? {
    defer { found = nil }
    return found
  }
}
