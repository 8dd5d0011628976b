/// One entry of a folder.
nonisolated struct FileEntry: Hashable, Sendable {
  let name: String
  /// The path in its file system.
  let path: String
  let kind: FileKind
  /// In bytes; meaningless for a folder.
  var size = 0
  var modified = Date(timeIntervalSince1970: 0)
  /// Where a link points.
  var linkTarget: String?
  /// Why it cannot be opened, as far as the listing could tell.
  var error: FileError?

  var isFolder: Bool { kind == .folder }
}
