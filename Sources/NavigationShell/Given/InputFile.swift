import Assets
import Foundation

/// Files that were given, read as a whole.
nonisolated enum InputFile {
  /// What is in a file; one with more bytes than `limit` cannot be read.
  static func contents(of path: String, limit: Int = .max) throws(ReadError) -> Data {
    do throws(RegularFile.Trouble) {
      return try RegularFile.contents(of: path, limit: limit)
    } catch {
      throw ReadError(path: path, trouble: error)
    }
  }
}
