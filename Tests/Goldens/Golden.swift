import Foundation
import Testing

/// A golden file that a test compares its output with.
///
/// Different output is written beside it as `NAME.new.EXTENSION` and fails the test. With
/// RECORD_GOLDENS=1 it replaces the golden and fails the test as well, as someone has to look at
/// it.
struct Golden {
  /// Whether different output replaces the golden.
  static let areRecorded = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  let url: URL
  let location: SourceLocation

  /// The URL of a golden: in the folder `Goldens` beside the test's file.
  static func url(_ name: String, of location: SourceLocation) -> URL {
    URL(fileURLWithPath: location.filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(name)")
  }

  /// The file for different output.
  var newURL: URL {
    url.deletingPathExtension().appendingPathExtension("new.\(url.pathExtension)")
  }

  /// Fails the test with a difference, and says how to record the output.
  func fail(_ difference: String) {
    let suite = location.fileName.prefix { $0 != "." }
    Issue.record(
      """
      \(url.lastPathComponent) \(difference): look at \(newURL.path); to record it, \
      RECORD_GOLDENS=1 swift test $(Scripts/debug-flags) --disable-xctest --filter \(suite)
      """, sourceLocation: location)
  }

  /// Fails the test because the golden was recorded.
  func failAsRecorded() {
    Issue.record(
      "\(url.lastPathComponent) is recorded: look at it, then test without RECORD_GOLDENS",
      sourceLocation: location)
  }
}
