import Foundation
import Goldens
import Testing

@testable import SnapshotTesting

/// Which scope says how snapshots are recorded.
@Suite(.snapshots(record: .never)) struct ScopeTests {
  private var mode: SnapshotTestingConfiguration.Record? {
    SnapshotTestingConfiguration.current?.record
  }

  @Test func `a suite's trait holds in its tests`() throws {
    let folder = try TemporaryFolder()
    let message = verifySnapshot(
      of: "new", as: .lines, snapshotDirectory: folder.url.path, testName: "trait()")
    #expect(message?.contains("none is recorded") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.path("trait.1.txt")))
  }

  @Test(.snapshots(record: .failed)) func `a test's trait holds over its suite's`() {
    #expect(mode == .failed)
  }

  @Test func `a trait is made of a configuration`() {
    let trait: SnapshotsTrait = .snapshots(SnapshotTestingConfiguration(record: .all))
    #expect(trait.isRecursive)
    #expect(trait.configuration.record == .all)
  }

  @Test(.snapshots(diffTool: .ksdiff)) func `a trait leaves what it does not name`() {
    #expect(mode == .never)
    #expect(SnapshotTestingConfiguration.current?.diffTool != nil)
  }

  @Test func `inner scopes hold over outer ones`() async {
    withSnapshotTesting(record: .all) {
      #expect(mode == .all)
      withSnapshotTesting(diffTool: .ksdiff) { #expect(mode == .all) }
      withSnapshotTesting(record: .missing) { #expect(mode == .missing) }
    }
    await withSnapshotTesting(record: .failed) {
      await Task.yield()
      #expect(mode == .failed)
    }
    #expect(mode == .never)
  }

  @Test func `scopes return what their code returns, and throw what it throws`() async {
    struct Oops: Error {}
    #expect(withSnapshotTesting(record: .all) { 7 } == 7)
    #expect(throws: Oops.self) { try withSnapshotTesting { throw Oops() } }
    await #expect(throws: Oops.self) {
      try await withSnapshotTesting(record: .all) { () async throws in throw Oops() }
    }
  }

  @Test func `an assertion's own mode holds over all scopes`() throws {
    let folder = try TemporaryFolder()
    let message = verifySnapshot(
      of: "new", as: .lines, record: .missing, snapshotDirectory: folder.url.path,
      testName: "own()")
    #expect(message?.contains("was recorded") == true)
  }

  @Test func `the environment names a mode`() throws {
    #expect(try SnapshotTestingConfiguration.Record.inEnvironment([:]) == nil)
    for mode in [SnapshotTestingConfiguration.Record.all, .missing, .never, .failed] {
      let environment = ["SNAPSHOT_TESTING_RECORD": mode.name]
      #expect(try SnapshotTestingConfiguration.Record.inEnvironment(environment) == mode)
    }
    let fault = #expect(throws: SnapshotFault.self) {
      try SnapshotTestingConfiguration.Record.inEnvironment(["SNAPSHOT_TESTING_RECORD": "yes"])
    }
    #expect(
      fault?.description
        == "SNAPSHOT_TESTING_RECORD is \"yes\": it can be all, missing, never or failed")
  }
}
