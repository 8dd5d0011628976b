/// The subject of a compared run: a scenario, on a device, in a look.
nonisolated struct ComparedSubject: Hashable {
  /// The path of the scenario's file.
  var file: String
  /// The names of the device and the look.
  var device: String
  var look: String

  /// The captions that tell subjects apart: files without the folder that they share, devices and
  /// looks, as far as they differ; the file if all are alike.
  static func captions(of subjects: [ComparedSubject]) -> [String] {
    let files = withoutSharedFolder(subjects.map(\.file))
    let facets = [files, subjects.map(\.device), subjects.map(\.look)]
    let differing = facets.filter { Set($0).count > 1 }
    return subjects.indices.map { index in
      (differing.isEmpty ? [files] : differing).map { $0[index] }.joined(separator: ", ")
    }
  }

  /// All subjects in a line: the file that they share, and what tells them apart.
  static func title(of subjects: [ComparedSubject]) -> String {
    let files = withoutSharedFolder(subjects.map(\.file))
    let captions = captions(of: subjects)
    let shared = Set(files).count == 1 && captions != files ? files.prefix(1) : []
    return (shared + [captions.joined(separator: " | ")]).joined(separator: " – ")
  }

  /// Paths from their last common folder on.
  private static func withoutSharedFolder(_ paths: [String]) -> [String] {
    let split = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    let depth = split.map { $0.count - 1 }.min() ?? 0
    let shared = (0..<depth).prefix { place in Set(split.map { $0[place] }).count == 1 }.count
    return split.map { $0.dropFirst(shared).joined(separator: "/") }
  }
}
