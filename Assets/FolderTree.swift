import Foundation

/// The files in a folder and in the folders below it, listed once.
///
/// Nothing outside of the folder is listed: links to folders are not followed, and a link to a file
/// counts if the file is inside.
public struct FolderTree: Hashable, Sendable {
  /// The folder's path, as it was given.
  public let folder: String
  /// The paths of its files, which begin with the folder's: those nearer to the top first, then by
  /// name.
  public let files: [String]
  /// The paths of the folders below it, in the same order.
  public let folders: [String]
  /// Whether every name was looked at; false if there are more than the limit.
  public let isWhole: Bool
  /// The files by their extensions in small letters: an app's folder in a build's has many files, and its views
  /// are often asked for.
  private let filesByType: [String: [String]]

  /// The names of a folder that are looked at by default: more than an app's folder has, and a walk
  /// of less than a second.
  public static let mostNames = 20_000

  /// Lists a folder's visible files; there are none if it cannot be read.
  ///
  /// - Parameter enters: Whether a folder of a name is looked into; all are by default.
  public init(
    _ folder: String, mostNames: Int = Self.mostNames, enters: (String) -> Bool = { _ in true }
  ) {
    self.folder = folder
    var walk = Walk(root: folder, mostNames: mostNames)
    walk.go(enters: enters)
    (files, folders, isWhole) = (walk.files, walk.folders, walk.isWhole)
    filesByType = Dictionary(grouping: walk.files, by: \.ending)
  }

  /// The files of an extension, without its dot, in small letters; theirs may be in capitals.
  public func files(ofType type: String) -> [String] { filesByType[type] ?? [] }

  /// Whether a path that a file names leads into a folder, with all links followed.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let path = realPath(path), let folder = realPath(folder) else { return false }
    return path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension String {
  /// What is behind the last dot, in small letters; empty without one.
  fileprivate var ending: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { self[utf8.index(after: $0)...].lowercased() } ?? ""
  }

  /// Whether a path has an extension, which is given in small letters and may be in capitals there.
  public func hasExtension(_ type: String) -> Bool {
    let ending = utf8.suffix(type.utf8.count + 1)
    return ending.first == UInt8(ascii: ".")
      && ending.dropFirst().elementsEqual(type.utf8) { letter, small in
        letter == small || (65...90).contains(letter) && letter + 32 == small
      }
  }
}

extension FolderTree {
  /// A walk through a folder, one level after the other.
  private struct Walk {
    let root: String
    let mostNames: Int
    var files: [String] = []
    var folders: [String] = []
    var isWhole = true
    private var count = 0

    init(root: String, mostNames: Int) { (self.root, self.mostNames) = (root, mostNames) }

    mutating func go(enters: (String) -> Bool) {
      var next = 0
      list(root)
      // Folders that are found on the way are added at the end.
      while next < folders.count, isWhole {
        let folder = folders[next]
        if enters(URL(fileURLWithPath: folder).lastPathComponent) { list(folder) }
        next += 1
      }
    }

    private mutating func list(_ folder: String) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        count += 1
        guard count <= mostNames else { return isWhole = false }
        take(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
      }
    }

    private mutating func take(_ path: String) {
      var facts = stat()
      guard lstat(path, &facts) == 0 else { return }
      switch facts.st_mode & S_IFMT {
      case S_IFDIR: folders.append(path)
      case S_IFREG: files.append(path)
      case S_IFLNK where RegularFile.isThere(path) && FolderTree.isInside(path, root):
        files.append(path)
      default: break
      }
    }
  }
}
