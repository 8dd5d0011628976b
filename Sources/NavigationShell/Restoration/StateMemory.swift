import Foundation
import NavigationKit
import Snapshot

/// Saves an app's state to a file in the user's state folder, and reads it.
nonisolated struct StateMemory {
  private let app: String
  private let file: URL

  /// Makes the store for an app's state.
  ///
  /// - Throws: ShellError if there is no state folder.
  init(app: String, environment: [String: String]) throws(ShellError) {
    guard let folder = StateFolder.url(environment: environment) else {
      throw .unavailable(.noStateFolder)
    }
    self.app = app
    file = folder.appending(path: "\(app).state").resolvingSymlinksInPath()
  }

  /// Reads the saved state; nil if there is none, or it cannot be used.
  ///
  /// - Parameter report: Receives an error message if a file exists but cannot be used.
  func read(report: (String) -> Void) -> RestorationArchive? {
    do {
      return try StateFile.archive(
        in: InputFile.contents(of: file.path, limit: StateFile.limit), of: app)
    } catch let error as ReadError {
      if !error.isAbsence { report("\(error); the app starts anew") }
    } catch {
      report("\(file.path): \(error); the app starts anew, and \(setAside())")
    }
    return nil
  }

  /// Renames an unusable file, so that it is not overwritten; returns a phrase about it for the
  /// message.
  private func setAside() -> String {
    let aside = freeName
    return rename(file.path, aside) == 0
      ? "the file is now \(aside)" : "the file stays until another is kept"
  }

  /// The first name for a refused file that no earlier one has.
  private var freeName: String {
    var (name, number) = (file.path + ".refused", 1)
    while FileManager.default.fileExists(atPath: name) {
      number += 1
      name = file.path + ".refused-\(number)"
    }
    return name
  }

  /// Saves a state in place of the previous one; nil deletes the file.
  func keep(_ archive: RestorationArchive?) throws {
    guard let archive else { return _ = unlink(file.path) }
    try WrittenFile(file).write(StateFile.bytes(of: archive, app: app))
  }

  /// Saves the state of the app on a stage.
  ///
  /// - Parameter report: Receives the stage's warnings, such as what could not be restored or saved.
  @MainActor func keep(stateOf stage: Stage, report: (String) -> Void) throws {
    try keep(stage.savedState())
    stage.warnings.forEach { report($0.description) }
  }
}
