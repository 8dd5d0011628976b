import Foundation
import Snapshot
import XCTestAdditions

/// The file of a reference.
struct SnapshotFile {
  /// Where it is.
  let url: URL
  /// The name of the test's file, without its extension.
  let suite: String
  /// The extension that the strategy gives it; nil for none.
  let pathExtension: String?

  /// The file of a snapshot: `__Snapshots__/linux/TESTFILE/test.name.png` beside the test's file,
  /// or in a folder of one's own.
  init(place: TestPlace, name: String?, directory: String?, pathExtension: String?) {
    self.pathExtension = pathExtension
    let source = URL(fileURLWithPath: "\(place.file)")
    suite = source.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/linux/\(suite)", isDirectory: true)
    let test = Self.safe(place.test)
    let own = name.map(Self.safe) ?? "\(CallNumbers.next(for: "\(folder.path)/\(test)"))"
    let ending = pathExtension.map { ".\($0)" } ?? ""
    url = folder.appendingPathComponent("\(test).\(own)\(ending)")
  }

  /// A name with a dash for what is no letter, digit or underscore, without dashes at its ends.
  static func safe(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }

  /// The reference; nil if there is none.
  func contents() throws(SnapshotFault) -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .unreadable(path: url.path, reason: error.localizedDescription)
    }
  }

  /// Makes bytes the reference.
  func write(_ data: Data) throws { try WrittenFile(url).write(data) }
}
