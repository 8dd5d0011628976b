import Assets
import Foundation
import NavigationKit
import SDLShell
import Scenario

/// Has an app start anew once its files are changed: in its window, or with its program.
final class Watching {
  private let watch: FileWatch
  private let app: App
  private let folder: URL?
  private let session: WindowSession
  private let drop: DropTarget
  private var isRebuilt = false

  /// Watches the files of the app of a session.
  init(_ app: App, _ folder: URL?, _ session: WindowSession, _ drop: DropTarget) {
    (self.app, self.folder, self.session, self.drop) = (app, folder, session, drop)
    watch = FileWatch(app.watchedFiles(folder) + [Rebuilt.program])
  }

  /// Whether the session ends, since files were changed that could be read.
  func endsSession() -> Bool {
    var changes = watch.takeChanges()
    // Some linkers first remove the program.
    let isProgramChanged = changes.remove(Rebuilt.program) != nil
    isRebuilt = isProgramChanged && FileManager.default.isExecutableFile(atPath: Rebuilt.program)
    return isRebuilt || !changes.isEmpty && drop.reread(app, folder, doing: steps)
  }

  private var steps: [ScenarioStep] { session.hands?.steps ?? [] }

  /// Ends the watch, and starts the program anew if it was built anew.
  func end() {
    watch.end()
    guard isRebuilt else { return }
    session.window.finishFilm()
    let scenario = Scenario(
      app: Located(app.name), devices: [Located(session.device.name)],
      looks: [Look(of: session.stage.traits)], hasKeyboard: session.stage.hasSoftwareKeyboard,
      statusBar: session.stage.chrome.statusBar, steps: steps)
    Rebuilt.start(doing: scenario)
    Console.complain(["\(Rebuilt.program): cannot be started anew"])
  }
}

extension App {
  /// The files that it is made of: a storyboard or nib with the files of its app; of another app the
  /// storyboards and pictures beside its program.
  func watchedFiles(_ folder: URL?) -> [String] {
    if let assets { return [assets.folder] + (storyboardPath.map { [$0] } ?? []) }
    let opening = try? Opening(folder: folder, isHeadless: false)
    let interfaces = opening.flatMap { interfaceFolder?($0).path }
    return ImageLibrary.programFolders.map(\.path) + (interfaces.map { [$0] } ?? [])
  }
}
