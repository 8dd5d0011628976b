import Foundation

/// Takes what is to be opened in a window after its app: what is dropped on it, or the same app anew.
final class DropTarget {
  private let shell: Shell
  private let opensFiles: Bool
  private var found: Found?

  /// An app to open.
  struct Found {
    var app: App
    var folder: URL?
    /// Whether it is the app before, whose device and appearance stay.
    var isSame = false
    /// Whether it is in another language than before.
    var isTranslated = false
  }

  /// Makes the target of a program's windows.
  ///
  /// - Parameter opensFiles: Whether it may open anything: a recording is of one app.
  init(_ shell: Shell, opensFiles: Bool) {
    self.shell = shell
    self.opensFiles = opensFiles
  }

  /// Takes a file or folder by its path; returns false, and says why, if it cannot be opened.
  func take(_ path: String) -> Bool {
    do throws(ShellError) {
      guard opensFiles else { throw .usage(.dropWhileRecording(path: path)) }
      let (app, folder) = try find(path)
      found = Found(app: app, folder: folder)
      return true
    } catch {
      Console.complain(error.lines)
      return false
    }
  }

  /// Takes an app that runs, in a language or in the one it has; returns false, and says why, if it
  /// cannot be opened.
  func reopen(_ app: App, _ folder: URL?, language: String?) -> Bool {
    do throws(ShellError) {
      found = Found(app: app, folder: folder, isSame: true)
      guard let language else { return true }
      let name = language == App.ownLanguage ? nil : language
      found?.app = try shell.find(app.storyboardPath, language: name).app
      found?.isTranslated = true
      return true
    } catch {
      found = nil
      Console.complain(error.lines)
      return false
    }
  }

  private func find(_ path: String) throws(ShellError) -> (app: App, folder: URL?) {
    do throws(ShellError) {
      return try shell.find(path)
    } catch {
      switch error {
      case .usage(.unknownApp), .badInput(.fileForFolder):
        throw .usage(
          .opensNoDrop(path: path, opensFolders: shell.apps.contains(where: \.opensFolders)))
      default: throw error
      }
    }
  }

  /// Hands over the app that was found last, once.
  func takeFound() -> Found? {
    defer { found = nil }
    return found
  }
}
