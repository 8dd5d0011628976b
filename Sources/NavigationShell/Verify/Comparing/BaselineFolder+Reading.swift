import Foundation
import Snapshot

extension BaselineFolder {
  /// A file of it; nil if it is not there or cannot be read.
  func read(_ name: String) -> Data? {
    try? GivenFile.contents(of: url.appendingPathComponent(name).path)
  }

  /// The names of all files in it.
  var listing: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] }

  /// The record of a variant; nil if it has none.
  ///
  /// - Throws: RecordError if it cannot be read.
  func keptRecord(of variant: String) throws(RecordError) -> FrameRecord? {
    guard let data = read(record(variant: variant)) else { return nil }
    return try FrameRecord(parsing: String(decoding: data, as: UTF8.self))
  }
}
