import Foundation
import Snapshot

/// A folder for what is measured, gone when the bench is over.
final class BenchFolder {
  /// Where it is.
  let url: URL

  /// Makes it.
  ///
  /// - Throws: ShellError if there is no place for temporary files.
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
