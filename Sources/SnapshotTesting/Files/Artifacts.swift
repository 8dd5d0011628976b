import Foundation
import Snapshot

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
    let stem = file.url.deletingPathExtension().lastPathComponent
    let folder = Self.folder.appendingPathComponent(file.suite, isDirectory: true)
    func part(_ name: String, _ pathExtension: String) -> URL {
      let ending = pathExtension.isEmpty ? "" : ".\(pathExtension)"
      return folder.appendingPathComponent("\(stem).\(name)\(ending)")
    }
    expected = part("expected", file.url.pathExtension)
    actual = part("actual", file.url.pathExtension)
    try WrittenFile(expected).write(reference)
    try WrittenFile(actual).write(data)
    for attachment in attachments {
      guard let name = attachment.name, name.hasPrefix(Self.differenceName) else { continue }
      let named = URL(fileURLWithPath: name).pathExtension
      let url = part(Self.differenceName, named.isEmpty ? attachment.pathExtension : named)
      try WrittenFile(url).write(attachment.contents)
      difference = url
    }
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

extension XCTAttachment {
  /// The extension of its file.
  fileprivate var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text": "txt"
    default: ""
    }
  }
}
