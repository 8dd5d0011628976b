import Foundation
import Snapshot

/// A file of a baseline, as it is on disk.
nonisolated enum KeptFile {
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
  func file(_ name: String) -> KeptFile {
    let file = url.appendingPathComponent(name)
    func unreadable(_ reason: String) -> KeptFile {
      .unreadable("\(url.relativePath)/\(name) cannot be read: \(reason)")
    }
    var facts = stat()
    if stat(file.path, &facts) != 0 {
      guard errno == ENOENT || errno == ENOTDIR else { return unreadable(Self.words(errno)) }
      return lstat(file.path, &facts) == 0
        ? unreadable("it is a link to what is not there") : .missing
    }
    // Reading what is no file might never end.
    guard facts.st_mode & S_IFMT == S_IFREG else { return unreadable("it is no file") }
    do {
      return .whole(try Data(contentsOf: file, options: .mappedIfSafe))
    } catch {
      return unreadable(Self.words(errno))
    }
  }

  private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }

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
