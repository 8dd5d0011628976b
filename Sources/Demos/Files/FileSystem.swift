import Foundation

/// Folders and files to look at: the real ones, or samples.
///
/// Everything here may be slow and is asked for away from the frame.
nonisolated protocol FileSystem: Sendable {
  /// How it tells dates.
  var dates: DateText { get }

  /// What a folder holds, in no particular order, hidden files left out.
  func entries(in folder: String) throws(FileTrouble) -> [FileEntry]

  /// How many entries ``entries(in:)`` would give.
  func count(in folder: String) throws(FileTrouble) -> Int

  /// One entry by its path.
  func entry(at path: String) throws(FileTrouble) -> FileEntry

  /// The first bytes of a file.
  func beginning(of path: String, bytes: Int) throws(FileTrouble) -> Data

  /// The file on the disk that holds a picture.
  func pictureFile(at path: String) -> String
}

nonisolated extension FileSystem {
  /// The number of entries of each folder among `entries`; a folder that cannot be read is left out.
  func counts(of entries: [FileEntry]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for entry in entries where entry.isFolder && entry.trouble == nil {
      counts[entry.path] = try? count(in: entry.path)
    }
    return counts
  }
}
