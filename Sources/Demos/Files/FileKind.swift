/// The kind of a file by its name, and its symbol and title.
nonisolated enum FileKind: Hashable, Sendable {
  case folder, text, picture, film, music, archive, other
  /// A pipe, a socket or a device, which has no contents of its own.
  case special

  /// The kind of a file with that name.
  init(fileName: String) {
    self = Self.byExtension[Self.suffix(of: fileName)] ?? .other
  }

  /// "jpg" of "Beach.JPG"; empty if the name has no ending.
  static func suffix(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The symbol in front of its name.
  var symbol: String {
    switch self {
    case .folder: "folder.fill"
    case .text: "doc.text"
    case .picture: "photo"
    case .film: "film"
    case .music: "music.note"
    case .archive: "archivebox"
    case .other: "doc"
    case .special: "gearshape"
    }
  }

  /// The kind's name in Get Info.
  var title: String {
    switch self {
    case .folder: "Folder"
    case .text: "Text"
    case .picture: "Picture"
    case .film: "Film"
    case .music: "Music"
    case .archive: "Archive"
    case .other: "Document"
    case .special: "Device or Pipe"
    }
  }

  private static let endings: [(FileKind, [String])] = [
    (.picture, ["png", "jpg", "jpeg", "gif", "bmp", "webp", "svg", "tif", "tiff"]),
    (.film, ["mp4", "m4v", "mov", "mkv", "avi", "webm", "mpg", "mpeg"]),
    (.music, ["mp3", "m4a", "aac", "flac", "ogg", "opus", "wav", "mid"]),
    (.archive, ["zip", "tar", "gz", "bz2", "xz", "zst", "7z", "rar", "deb", "rpm", "jar"]),
    (
      .text,
      [
        "txt", "md", "csv", "tsv", "log", "json", "yaml", "yml", "toml", "xml", "html", "css",
        "ini",
        "conf", "sh", "py", "swift", "c", "h", "cpp", "hpp", "rs", "go", "js", "ts", "java", "rb",
        "tex", "patch", "diff", "sql",
      ]
    ),
  ]

  private static let byExtension: [String: FileKind] = endings.reduce(into: [:]) { table, kind in
    for ending in kind.1 { table[ending] = kind.0 }
  }
}
