import Assets
import Foundation

/// Reads input files as a whole.
nonisolated enum InputFile {
  /// The contents of a file; throws if it has more than `limit` bytes.
  static func contents(of path: String, limit: Int = .max) throws(ReadError) -> Data {
    do throws(RegularFile.Trouble) {
      return try RegularFile.contents(of: path, limit: limit)
    } catch {
      throw ReadError(path: path, trouble: error)
    }
  }
}
