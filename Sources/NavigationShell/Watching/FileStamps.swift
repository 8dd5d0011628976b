import Assets
import Foundation

/// The sizes and dates of files.
nonisolated struct FileStamps: Hashable {
  private struct Stamp: Hashable {
    var size: Int64
    var seconds, nanoseconds: Int
  }

  private var stamps: [String: Stamp] = [:]

  /// Reads those of files, and of all files in folders but hidden ones: those nearer to the top first.
  init(of paths: [String]) {
    for path in paths {
      add(path)
      for file in FolderTree(path).files { add(file) }
    }
  }

  private mutating func add(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return }
    #if os(Linux)
      let date = facts.st_mtim
    #else
      let date = facts.st_mtimespec
    #endif
    stamps[path] = Stamp(
      size: Int64(facts.st_size), seconds: Int(date.tv_sec), nanoseconds: Int(date.tv_nsec))
  }

  /// The files that were changed since, added or removed.
  func changes(since other: FileStamps) -> Set<String> {
    Set(stamps.keys).union(other.stamps.keys).filter { stamps[$0] != other.stamps[$0] }
  }

  /// Takes over what others have of some files.
  mutating func update(_ files: Set<String>, from others: FileStamps) {
    for file in files { stamps[file] = others.stamps[file] }
  }
}
