import Foundation
import Snapshot

/// A temporary folder of a benchmark, deleted with this object.
final class BenchFolder {
  /// The folder's URL.
  let url: URL

  /// Makes the folder.
  ///
  /// - Throws: ShellError if it cannot be made.
  init() throws(ShellError) {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("navshell-bench-\(UUID().uuidString)")
    do throws(WriteError) {
      try WrittenFile.makeFolder(at: url)
    } catch {
      throw .cannotWrite(.file(error, orElse: .temporaryFolder))
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
