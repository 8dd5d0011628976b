/// A file system in memory over a folder of samples, the same on every machine.
///
/// Dates are fixed, as a checkout does not keep them.
nonisolated struct SampleTree: FileSystem {
  /// One entry of the tree.
  struct Sample: Sendable {
    enum Contents: Sendable {
      case folder
      /// A folder without permission to open it.
      case lockedFolder
      /// A file of the samples at the same path.
      case file
      case text(String)
      case link(target: String, error: FileError)
    }

    /// The path from the root of the tree, without a leading slash.
    let path: String
    let contents: Contents
    let modified: Date
  }

  let dates = DateText(zone: .utc)
  /// The path of the tree's root; the others begin with it.
  static let root = "/"
  private var folder: URL
  private let samples: [String: Sample]
  private let children: [String: [String]]

  /// A tree of `samples` whose files lie in `folder`.
  init(folder: URL, samples: [Sample]) {
    self.folder = folder
    let pairs = samples.map { (Self.root + $0.path, $0) }
    self.samples = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    children = Dictionary(grouping: pairs.map(\.0)) { path in
      String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
  }

  /// The same samples, with their files in another folder.
  func moved(to folder: URL) -> SampleTree {
    var tree = self
    tree.folder = folder
    return tree
  }

  func entries(in folder: String) throws(FileError) -> [FileEntry] {
    try paths(in: folder).compactMap { path in samples[path].map { entry($0, at: path) } }
  }

  func count(in folder: String) throws(FileError) -> Int { try paths(in: folder).count }

  func entry(at path: String) throws(FileError) -> FileEntry {
    guard let sample = samples[path] else { throw .notThere }
    return entry(sample, at: path)
  }

  func beginning(of path: String, bytes: Int) throws(FileError) -> Data {
    switch samples[path]?.contents {
    case .text(let text): return Data(text.utf8.prefix(bytes))
    case .file: return try DiskFiles().beginning(of: pictureFile(at: path), bytes: bytes)
    default: throw .notThere
    }
  }

  func pictureFile(at path: String) -> String {
    folder.appendingPathComponent(String(path.dropFirst())).path
  }

  private func paths(in folder: String) throws(FileError) -> [String] {
    guard folder != Self.root else { return children[""] ?? [] }
    switch samples[folder]?.contents {
    case .folder: return children[folder] ?? []
    case .lockedFolder: throw .notPermitted
    case .none: throw .notThere
    default: throw .notAFolder
    }
  }

  private func entry(_ sample: Sample, at path: String) -> FileEntry {
    let name = URL(fileURLWithPath: path).lastPathComponent
    var entry = FileEntry(name: name, path: path, kind: kind(of: sample, name: name))
    entry.modified = sample.modified
    switch sample.contents {
    case .folder, .lockedFolder: break
    case .text(let text): entry.size = text.utf8.count
    case .file: measure(&entry)
    case .link(let target, let error):
      entry.linkTarget = target
      entry.error = error
    }
    return entry
  }

  private func kind(of sample: Sample, name: String) -> FileKind {
    switch sample.contents {
    case .folder, .lockedFolder: .folder
    case .file, .text, .link: FileKind(fileName: name)
    }
  }

  private func measure(_ entry: inout FileEntry) {
    do { entry.size = try DiskFiles().entry(at: pictureFile(at: entry.path)).size } catch {
      entry.error = error
    }
  }
}
