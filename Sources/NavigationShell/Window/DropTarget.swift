import Foundation

/// Takes what is dropped on a window, to be opened there.
final class DropTarget {
  private let shell: Shell
  private let opensFiles: Bool
  private var found: (app: App, folder: URL?)?

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
      found = try find(path)
      return true
    } catch {
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
  func takeFound() -> (app: App, folder: URL?)? {
    defer { found = nil }
    return found
  }
}
