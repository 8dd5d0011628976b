import Foundation
import Goldens
import Testing

@testable import NavigationShell

/// Which files have changed since they were last looked at.
struct FileStampsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `what is not taken over yet is still a change`() throws {
    try write("a", "one")
    try write("b", "one")
    var baseline = stamps
    try write("a", "longer")
    try write("b", "longer")
    try write("c", "new")
    let present = stamps
    #expect(names(present.changes(since: baseline)) == ["a", "b", "c"])
    baseline.update([folder.path("b"), folder.path("c")], from: present)
    #expect(names(present.changes(since: baseline)) == ["a"])
    try FileManager.default.removeItem(atPath: folder.path("c"))
    #expect(names(stamps.changes(since: baseline)) == ["a", "c"])
  }

  private var stamps: FileStamps { FileStamps(of: [folder.url.path]) }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
  }

  private func names(_ paths: Set<String>) -> [String] {
    paths.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
  }
}
