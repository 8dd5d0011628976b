import Foundation

/// All files in some folders and in the folders in them, each folder once: links are followed, and one
/// that leads back is known again.
///
/// A walk ends after so many names: links can lead from a folder to all there is on a machine.
nonisolated struct FolderWalk {
  /// The files by their paths, each beginning with the folder's as it was given.
  private(set) var files: [String] = []
  /// What could not be read.
  private(set) var unreadable: [ReadError] = []

  /// More names than any suite has; to look at them takes a second or two.
  static let mostNames = 200_000

  private let takesHidden: Bool
  private let mostNames: Int
  private var count = 0
  private var folders: [String]
  /// Folders behind links wait for the others, so that what has a path without links is called by it.
  private var linkedFolders: [String] = []
  private var seen: Set<Identity> = []

  /// What is the same whatever it is called.
  private struct Identity: Hashable {
    let device: dev_t
    let number: ino_t
  }

  /// Walks through folders; hidden names are left out unless asked for.
  init(_ folders: [String], takesHidden: Bool = false, mostNames: Int = Self.mostNames) {
    self.takesHidden = takesHidden
    self.mostNames = mostNames
    self.folders = folders.reversed()
    while let folder = self.folders.popLast() ?? linkedFolders.popLast() {
      enter(folder)
      guard count > mostNames else { continue }
      let given = folders.first(where: folder.hasPrefix) ?? folder
      unreadable = [ReadError(path: given, reason: .tooManyNames(mostNames))]
      break
    }
  }

  /// What a path leads to, as the system has it.
  static func facts(of path: String) throws(ReadError) -> stat {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw ReadError(path: path, code: errno) }
    return facts
  }

  /// The names in a folder.
  static func names(in folder: String) throws(ReadError) -> [String] {
    guard let stream = opendir(folder) else { throw ReadError(path: folder, code: errno) }
    closedir(stream)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw ReadError(path: folder, code: EIO)
    }
  }

  private mutating func enter(_ folder: String) {
    do throws(ReadError) {
      let facts = try Self.facts(of: folder)
      guard seen.insert(Identity(device: facts.st_dev, number: facts.st_ino)).inserted else {
        return
      }
      // The last one is entered first: the first by name.
      for name in try Self.names(in: folder).reversed() where takesHidden || !name.hasPrefix(".") {
        count += 1
        guard count <= mostNames else { return }
        take(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
      }
    } catch {
      unreadable.append(error)
    }
  }

  private mutating func take(_ path: String) {
    do throws(ReadError) {
      let isFolder = try Self.facts(of: path).st_mode & S_IFMT == S_IFDIR
      guard isFolder else { return files.append(path) }
      var facts = stat()
      let isLink = lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
      if isLink { linkedFolders.append(path) } else { folders.append(path) }
    } catch {
      unreadable.append(error)
    }
  }
}
