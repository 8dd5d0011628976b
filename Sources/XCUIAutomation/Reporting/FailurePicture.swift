import Foundation
import NavigationShell
import XCTestAdditions

/// The picture of the screen beside a failure.
enum FailurePicture {
  /// Writes the picture, and returns its path; nil if it cannot be written.
  @MainActor
  static func write() -> String? {
    guard let picture = try? RunningApp.app?.png() else { return nil }
    count += 1
    let name = "failure-\(ProcessInfo.processInfo.processIdentifier)-\(count).png"
    return TestArtifacts.write(picture, named: name)?.path
  }

  @MainActor private static var count = 0
}
