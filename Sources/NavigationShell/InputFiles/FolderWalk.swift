import Foundation

/// Lists all files in folders and their subfolders, each folder once, also through links and cycles
/// of links.
///
/// It stops at a limit of names, as a link can lead to the whole file system.
nonisolated struct FolderWalk {
  /// The paths of the files, which begin with the given folder's path.
  private(set) var files: [String] = []
  /// Files and folders that could not be read.
  private(set) var unreadable: [ReadError] = []

  /// The limit: more names than any suite has, and a walk of a second or two.
  static let maximumNames = 200_000

  private let includesHidden: Bool
  private let maximumNames: Int
  private var count = 0
  private var folders: [String]
  /// Folders behind links, which are visited last so that a file's path without links is preferred.
  private var linkedFolders: [String] = []
  private var seen: Set<Identity> = []

  /// Identifies a folder, whatever its path.
  private struct Identity: Hashable {
    let device: dev_t
    let number: ino_t
  }

  /// Walks through folders; hidden files are left out by default.
  init(_ folders: [String], includesHidden: Bool = false, maximumNames: Int = Self.maximumNames) {
    self.includesHidden = includesHidden
    self.maximumNames = maximumNames
    self.folders = folders.reversed()
    while let folder = self.folders.popLast() ?? linkedFolders.popLast() {
      enter(folder)
      guard count > maximumNames else { continue }
      let root = folders.first(where: folder.hasPrefix) ?? folder
      unreadable = [ReadError(path: root, reason: .tooManyNames(maximumNames))]
      break
    }
  }

  /// The `stat` of a path; links are followed.
  static func facts(of path: String) throws(ReadError) -> stat {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw ReadError(path: path, code: errno) }
    return facts
  }

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
      // Folders are popped from the end, so the first by name is added last.
      for name in try Self.names(in: folder).reversed() where includesHidden || !name.hasPrefix(".")
      {
        count += 1
        guard count <= maximumNames else { return }
        visit(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
      }
    } catch {
      unreadable.append(error)
    }
  }

  private mutating func visit(_ path: String) {
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
