import Foundation
import Goldens
import Testing

@testable import SnapshotTesting

/// The files that a failure leaves.
@Suite struct ArtifactTests {
  @Test func `they are gone once the snapshot matches`() throws {
    let folder = try TemporaryFolder()
    let name = "gone-\(UUID().uuidString)"
    _ = try folder.add("artifacts.\(name).txt", Data("one".utf8))
    func verify(_ text: String) -> String? {
      verifySnapshot(
        of: text, as: .lines, named: name, snapshotDirectory: folder.url.path,
        testName: "artifacts()")
    }
    let left = Artifacts.folder.appendingPathComponent("ArtifactTests")
    func names() -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: left.path)) ?? []
      return names.filter { $0.contains(name) }.sorted()
    }
    #expect(verify("two") != nil)
    #expect(
      names()
        == ["actual.txt", "difference.patch", "expected.txt"].map { "artifacts.\(name).\($0)" }
    )
    #expect(verify("one") == nil)
    #expect(names().isEmpty)
  }
}
