import Foundation
import NavigationShell

/// The picture of the screen beside a failure.
enum FailurePicture {
  /// Writes the picture to the folder that `TEST_ARTIFACTS` names, else to a temporary one, and
  /// returns its path; nil if it cannot be written.
  @MainActor
  static func write() -> String? {
    guard let picture = try? RunningApp.app?.png() else { return nil }
    let folder = folder
    count += 1
    let file = folder.appendingPathComponent(
      "failure-\(ProcessInfo.processInfo.processIdentifier)-\(count).png")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.write(to: file)
    } catch { return nil }
    return file.path
  }

  @MainActor private static var count = 0

  private static var folder: URL {
    ProcessInfo.processInfo.environment["TEST_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("XCUIAutomation")
  }
}
