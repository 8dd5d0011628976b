import Foundation
import Snapshot

nonisolated extension RunFolder {
  /// Makes the folder if needed, and removes the files of the last run.
  ///
  /// - Throws: ShellError if that fails, or the folder holds files that no run left.
  func prepare() throws(ShellError) {
    guard isOurs else {
      throw .usage(.foreignFolder(path: url.relativePath))
    }
    do throws(WriteError) {
      try WrittenFile(ignoring).write(Self.ignoringAll)
    } catch {
      throw cannotWrite(error)
    }
    let old = Part.allCases.map { url.appendingPathComponent($0.rawValue) } + [record]
    for url in old where FileManager.default.fileExists(atPath: url.path) {
      do {
        try FileManager.default.removeItem(at: url)
      } catch {
        throw .cannotWrite(.oldRun(path: url.relativePath))
      }
    }
  }

  /// Whether it can be emptied: it is empty or holds a run's files.
  private var isOurs: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.isEmpty || names.contains(record.lastPathComponent)
      || (try? InputFile.contents(of: ignoring.path)) == Self.ignoringAll
  }

  private var ignoring: URL { url.appendingPathComponent(".gitignore") }
  private static let ignoringAll = Data("*\n".utf8)
}
