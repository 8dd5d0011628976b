/// Folders and files to show: those of the disk, or samples.
///
/// All calls may be slow and are made in the background.
nonisolated protocol FileSystem: Sendable {
  /// The format of dates.
  var dates: DateText { get }

  /// The entries of a folder, unsorted and without hidden files.
  func entries(in folder: String) throws(FileError) -> [FileEntry]

  /// The number of entries that ``entries(in:)`` returns.
  func count(in folder: String) throws(FileError) -> Int

  /// One entry by its path.
  func entry(at path: String) throws(FileError) -> FileEntry

  /// The first bytes of a file.
  func beginning(of path: String, bytes: Int) throws(FileError) -> Data

  /// The path on the disk of a picture file.
  func pictureFile(at path: String) -> String
}

nonisolated extension FileSystem {
  /// The number of entries of each folder among `entries`; a folder that cannot be read is left
  /// out.
  func counts(of entries: [FileEntry]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for entry in entries where entry.isFolder && entry.error == nil {
      counts[entry.path] = try? count(in: entry.path)
    }
    return counts
  }
}
