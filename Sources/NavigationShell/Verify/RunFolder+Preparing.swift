import Assets
import Foundation

nonisolated extension RunFolder {
  /// Makes the folder if need be, and removes what the run before left.
  ///
  /// - Throws: ShellError if that cannot be done, or the folder holds somebody else's files.
  func prepare() throws(ShellError) {
    guard isOurs else {
      throw .usage(
        "\(url.relativePath): there are files in it that no run left; name a folder by --results "
          + "that may be emptied")
    }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Self.ignoringAll.write(to: ignoring)
      let old = Part.allCases.map { url.appendingPathComponent($0.rawValue) } + [record]
      for url in old where FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
    } catch {
      throw cannotWrite
    }
  }

  /// Whether nothing is lost if it is emptied: nothing is in it, or what a run left.
  private var isOurs: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.isEmpty || names.contains(record.lastPathComponent)
      || (try? RegularFile.contents(of: ignoring.path)) == Self.ignoringAll
  }

  private var ignoring: URL { url.appendingPathComponent(".gitignore") }
  private static let ignoringAll = Data("*\n".utf8)
}
