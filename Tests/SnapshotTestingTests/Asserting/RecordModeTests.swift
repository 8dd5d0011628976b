import Foundation
import Goldens
import SnapshotTesting
import Testing

/// A file and its test's message in each mode.
@Suite struct RecordModeTests {
  typealias Record = SnapshotTestingConfiguration.Record

  /// A mode, the reference there is, what the file holds afterwards, and how the message begins.
  struct Row: Sendable {
    var record: Record
    var reference: String?
    var file: String?
    var message: String?
  }

  static let rows = [
    Row(record: .missing, reference: nil, file: "new", message: "There was no reference: this"),
    Row(record: .missing, reference: "new", file: "new", message: nil),
    Row(record: .missing, reference: "old", file: "old", message: "The snapshot does not match"),
    Row(record: .never, reference: nil, file: nil, message: "There is no reference to compare"),
    Row(record: .never, reference: "old", file: "old", message: "The snapshot does not match"),
    Row(record: .all, reference: nil, file: "new", message: "There was no reference: this"),
    Row(record: .all, reference: "new", file: "new", message: "The snapshot was recorded."),
    Row(record: .all, reference: "old", file: "new", message: "The snapshot was recorded."),
    Row(record: .failed, reference: nil, file: "new", message: "There was no reference: this"),
    Row(record: .failed, reference: "new", file: "new", message: nil),
    Row(record: .failed, reference: "old", file: "new", message: "The snapshot does not match"),
    Row(record: true, reference: "new", file: "new", message: "The snapshot was recorded."),
    Row(record: false, reference: "old", file: "old", message: "The snapshot does not match"),
  ]

  @Test(arguments: rows) func `each mode records what it says`(row: Row) throws {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path("mode.value.txt"))
    if let reference = row.reference { _ = try folder.add("mode.value.txt", Data(reference.utf8)) }
    let message = verifySnapshot(
      of: "new", as: .lines, named: "value", record: row.record,
      snapshotDirectory: folder.url.path, testName: "mode()")
    #expect((try? String(contentsOf: file, encoding: .utf8)) == row.file)
    #expect((message == nil) == (row.message == nil))
    #expect(message?.hasPrefix(row.message ?? "") != false, "\(message ?? "")")
  }

  @Test func `a difference is told with its files`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.add("told.value.txt", Data("one\ntwo".utf8))
    let message = verifySnapshot(
      of: "one\n2", as: .lines, named: "value", snapshotDirectory: folder.url.path,
      testName: "told()")
    let lines = message?.components(separatedBy: "\n") ?? []
    #expect(
      lines.prefix(6) == [
        "The snapshot does not match its reference.", "", "@@ line 1 @@", "  one", "- two", "+ 2",
      ])
    let paths = lines.suffix(3).map { String($0.split(separator: " ").last ?? "") }
    #expect(paths[0] == folder.path("told.value.txt"))
    #expect(try String(contentsOfFile: paths[1], encoding: .utf8) == "one\n2")
    #expect(paths[1].hasSuffix("/RecordModeTests/told.value.actual.txt"))
    #expect(paths[2].hasSuffix("/RecordModeTests/told.value.difference.patch"))
    let expected = paths[1].replacing(".actual.", with: ".expected.")
    #expect(try String(contentsOfFile: expected, encoding: .utf8) == "one\ntwo")
  }

  @Test func `a tool of one's own is told how to show the files`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.add("tool.value.txt", Data("old".utf8))
    func lastLine(_ tool: SnapshotTestingConfiguration.DiffTool) -> String {
      withSnapshotTesting(diffTool: tool) {
        verifySnapshot(
          of: "new", as: .lines, named: "value", snapshotDirectory: folder.url.path,
          testName: "tool()")?.components(separatedBy: "\n").last ?? ""
      }
    }
    #expect(lastLine("compare").hasPrefix("compare \"/"))
    #expect(lastLine(.ksdiff).hasPrefix("ksdiff \"/"))
    #expect(lastLine(.init { "show \($0.isEmpty) \($1.isEmpty)" }) == "show false false")
  }
}
