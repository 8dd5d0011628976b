import Foundation
import Testing

/// A file that was once found right, which what a test makes is compared with.
///
/// What differs from it lies beside it as `NAME.new.EXTENSION` and fails the test. With RECORD_GOLDENS=1
/// it becomes the golden, and fails the test as well: somebody has to look at it.
struct Golden {
  /// Whether what differs becomes the golden.
  static let areRecorded = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  let url: URL
  let location: SourceLocation

  /// Where a golden of that name is: in the folder `Goldens` beside the test's file.
  static func url(_ name: String, of location: SourceLocation) -> URL {
    URL(fileURLWithPath: location.filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(name)")
  }

  /// Where what differs is put.
  var newURL: URL {
    url.deletingPathExtension().appendingPathExtension("new.\(url.pathExtension)")
  }

  /// Fails the test for what differs, and says how that is recorded.
  func fail(_ difference: String) {
    let suite = location.fileName.prefix { $0 != "." }
    Issue.record(
      """
      \(url.lastPathComponent) \(difference): look at \(newURL.path); to record it, \
      RECORD_GOLDENS=1 swift test --disable-xctest --filter \(suite)
      """, sourceLocation: location)
  }

  /// Fails the test for what was recorded.
  func failAsRecorded() {
    Issue.record(
      "\(url.lastPathComponent) is recorded: look at it, then test without RECORD_GOLDENS",
      sourceLocation: location)
  }
}
