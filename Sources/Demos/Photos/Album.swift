/// A folder of pictures.
nonisolated struct Album: Hashable, Sendable {
  let name: String
  let path: String
  /// The pictures, sorted by name.
  let photos: [FileEntry]

  /// An album of the pictures among a folder's entries.
  init(name: String, path: String, entries: [FileEntry]) {
    self.name = name
    self.path = path
    photos = FileOrder.name.sorted(entries.filter { $0.kind == .picture && $0.error == nil })
  }

  /// The albums of a folder: its own pictures if there are any, then each readable subfolder.
  static func albums(
    in root: String, of files: any FileSystem
  ) throws(FileError) -> [Album] {
    let entries = FileOrder.name.sorted(try files.entries(in: root))
    let own = Album(name: "Unsorted", path: root, entries: entries)
    let folders = entries.filter { $0.isFolder && $0.error == nil }.compactMap { folder in
      (try? files.entries(in: folder.path)).map {
        Album(name: folder.name, path: folder.path, entries: $0)
      }
    }
    return (own.photos.isEmpty ? [] : [own]) + folders
  }
}
