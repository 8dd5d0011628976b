import Foundation
import Snapshot

/// A baseline file on disk.
nonisolated enum BaselineFile {
  /// It does not exist.
  case missing
  /// It cannot be read; the message says where and why.
  case unreadable(String)
  case whole(Data)

  /// The contents; nil if missing or unreadable.
  var data: Data? { if case .whole(let data) = self { data } else { nil } }

  /// Where and why it cannot be read; nil if it can or is missing.
  var complaint: String? { if case .unreadable(let words) = self { words } else { nil } }
}

extension BaselineFolder {
  /// Reads a file of the folder.
  func file(_ name: String) -> BaselineFile {
    let path = "\(url.relativePath)/\(name)"
    do throws(ReadError) {
      return .whole(try InputFile.contents(of: path))
    } catch {
      return error.isAbsence ? .missing : .unreadable(error.description)
    }
  }

  /// The names of all files in the folder.
  var listing: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] }

  /// The record of a variant; nil if it has none.
  ///
  /// - Throws: RecordError if it cannot be read.
  func keptRecord(of variant: String) throws(RecordError) -> FrameRecord? {
    switch file(record(variant: variant)) {
    case .missing: return nil
    case .unreadable(let complaint): throw .unreadable(complaint)
    case .whole(let data): return try FrameRecord(parsing: String(decoding: data, as: UTF8.self))
    }
  }
}
