import Foundation
import Snapshot

/// A file of a baseline, as it is on disk.
nonisolated enum BaselineFile {
  /// There is nothing of that name.
  case missing
  /// There is something that cannot be read: where, and why.
  case unreadable(String)
  case whole(Data)

  /// What is in it; nil if it cannot be read.
  var data: Data? { if case .whole(let data) = self { data } else { nil } }

  /// Where and why it cannot be read; nil if it can, or is not there.
  var complaint: String? { if case .unreadable(let words) = self { words } else { nil } }
}

extension BaselineFolder {
  /// A file of it.
  func file(_ name: String) -> BaselineFile {
    let path = "\(url.relativePath)/\(name)"
    do throws(ReadError) {
      return .whole(try InputFile.contents(of: path))
    } catch {
      return error.isAbsence ? .missing : .unreadable(error.description)
    }
  }

  /// The names of all files in it.
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
