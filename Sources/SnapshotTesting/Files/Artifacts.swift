import Foundation
import Snapshot
import XCTestAdditions

/// The files that show how a snapshot differs, beside each other: expected, actual, difference.
///
/// They are in a folder for each test file, in `SNAPSHOT_ARTIFACTS` or a temporary folder.
struct Artifacts {
  /// Copies of the reference and the new snapshot.
  let expected, actual: URL
  /// The file that shows the difference; nil if there is none.
  private(set) var difference: URL?
  /// All files.
  var files: [URL] { [expected, actual] + (difference.map { [$0] } ?? []) }

  init(
    _ file: SnapshotFile, expected reference: Data, actual data: Data,
    _ attachments: [XCTAttachment]
  ) throws {
    expected = Self.part("expected", of: file)
    actual = Self.part("actual", of: file)
    try WrittenFile(expected).write(reference)
    try WrittenFile(actual).write(data)
    for attachment in attachments {
      guard let name = attachment.name, name.hasPrefix(Self.differenceName) else { continue }
      let named = URL(fileURLWithPath: name).pathExtension
      let url = Self.part(
        Self.differenceName, of: file,
        pathExtension: named.isEmpty ? attachment.pathExtension : named)
      try WrittenFile(url).write(attachment.contents)
      difference = url
    }
  }

  /// Removes the files of an earlier failure, as the snapshot matches now.
  static func remove(of file: SnapshotFile) {
    let expected = part("expected", of: file)
    guard FileManager.default.fileExists(atPath: expected.path) else { return }
    let difference = file.url.pathExtension == "png" ? "png" : "patch"
    let others = [
      part("actual", of: file), part(differenceName, of: file, pathExtension: difference),
    ]
    for old in [expected] + others { try? FileManager.default.removeItem(at: old) }
  }

  private static func part(
    _ name: String, of file: SnapshotFile, pathExtension: String? = nil
  ) -> URL {
    // An unnamed snapshot without an extension ends in its number, which is no extension.
    let stem = file.pathExtension == nil ? file.url : file.url.deletingPathExtension()
    let ending = (pathExtension ?? file.pathExtension).map { $0.isEmpty ? "" : ".\($0)" } ?? ""
    return folder.appendingPathComponent(file.suite, isDirectory: true)
      .appendingPathComponent("\(stem.lastPathComponent).\(name)\(ending)")
  }

  /// The name of the attachment that shows a difference.
  static let differenceName = "difference"

  /// The folder of all of them.
  static var folder: URL {
    let path = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? ""
    guard path.isEmpty else { return URL(fileURLWithPath: path, isDirectory: true) }
    return FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapshots", isDirectory: true)
  }
}
