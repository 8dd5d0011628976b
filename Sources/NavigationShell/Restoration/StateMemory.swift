import Foundation
import NavigationKit
import Snapshot

/// Keeps where a person left an app, in a file of the desktop's user.
nonisolated struct StateMemory {
  private let app: String
  private let file: URL

  /// The memory of an app.
  ///
  /// - Throws: ShellError where there is no home for it.
  init(app: String, environment: [String: String]) throws(ShellError) {
    guard let folder = StateFolder.url(environment: environment) else {
      throw .unavailable(.noStateFolder)
    }
    self.app = app
    file = folder.appending(path: "\(app).state").resolvingSymlinksInPath()
  }

  /// What was kept; nil where nothing was, or what cannot be used.
  ///
  /// - Parameter tell: Hears, in a line, of what cannot be used, and what became of it.
  func read(tell: (String) -> Void) -> RestorationArchive? {
    do {
      return try StateFile.archive(
        in: InputFile.contents(of: file.path, limit: StateFile.limit), of: app)
    } catch let error as ReadError {
      if !error.isAbsence { tell("\(error); the app starts anew") }
    } catch {
      tell("\(file.path): \(error); the app starts anew, and \(setAside())")
    }
    return nil
  }

  /// What cannot be used is not written over.
  private func setAside() -> String {
    let aside = file.path + ".refused"
    return rename(file.path, aside) == 0
      ? "the file is now \(aside)" : "the file stays until another is kept"
  }

  /// Keeps a state in place of the one before; nil keeps none.
  func keep(_ archive: RestorationArchive?) throws {
    guard let archive else { return _ = unlink(file.path) }
    try WrittenFile(file).write(StateFile.bytes(of: archive, app: app))
  }

  /// Keeps where the app on a stage is.
  ///
  /// - Parameter tell: Hears, in a line each, of what could not be restored or kept.
  @MainActor func keep(stateOf stage: Stage, tell: (String) -> Void) throws {
    try keep(stage.savedState())
    stage.warnings.forEach(tell)
  }
}
