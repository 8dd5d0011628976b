import SnapshotTesting
import XCTest

/// Recording that is switched on for a whole run, as earlier versions had it.
final class RecordingTests: XCTestCase {
  override func tearDown() { isRecording = false }

  func testAllIsRecorded() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    isRecording = true
    XCTAssertTrue(isRecording)
    for text in ["one", "two"] {
      let message = verifySnapshot(
        of: text, as: .lines, named: "text", snapshotDirectory: folder.path)
      XCTAssertEqual(message?.contains("recorded"), true)
    }
    let file = folder.appendingPathComponent("testAllIsRecorded.text.txt")
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "two")
  }

  func testAToolIsCalled() {
    let tool = SnapshotTestingConfiguration.DiffTool { "compare \($0) \($1)" }
    XCTAssertEqual(tool(currentFilePath: "a", failedFilePath: "b"), "compare a b")
    let call = tool.callAsFunction(currentFilePath: "a", failedFilePath: "b")
    XCTAssertEqual(call, "compare a b")
  }
}
