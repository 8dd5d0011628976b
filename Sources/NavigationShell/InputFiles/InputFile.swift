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

  /// The text of a file that was read, without a byte order mark; throws unless it is UTF-8.
  static func text(_ data: Data, of path: String) throws(ReadError) -> String {
    let bytes = KeptText.withoutMark(data)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let wrong = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw ReadError(path: path, reason: .otherEncoding(line: wrong + 1))
  }
}
