import Foundation
import Goldens
import Testing

@testable import SnapshotTesting
import XCTestAdditions

/// Assertions in tests of Swift Testing; their references are in `__Snapshots__`.
@Suite struct AssertionTests {
  @Test func `a match passes`() {
    assertSnapshot(of: "one\ntwo", as: .lines)
    assertSnapshot(of: "three", as: .lines)
    assertSnapshot(of: "four", as: .lines, named: "name")
  }

  @Test func `several strategies are named or numbered`() {
    assertSnapshots(of: [1, 2], as: ["dump": .dump, "text": .description])
    assertSnapshots(of: [1, 2], as: [.dump, .description])
  }

  @Test(arguments: ["red", "green"]) func `cases have names of their own`(colour: String) {
    assertSnapshot(of: "It is \(colour).", as: .lines, named: colour)
  }

  @Test func `a difference fails the test where it is asserted`() {
    withKnownIssue {
      assertSnapshot(of: "other", as: .lines, record: .never)
    } matching: { issue in
      issue.sourceLocation?.fileName == "AssertionTests.swift"
        && issue.comments.first?.rawValue.hasPrefix("The snapshot does not match") == true
    }
  }

  @Test func `a value that throws fails the test with its error`() throws {
    struct Gone: Error, CustomStringConvertible { let description = "it is gone" }
    func value() throws -> String { throw Gone() }
    try withKnownIssue {
      assertSnapshot(of: try value(), as: .lines)
    } matching: {
      $0.comments.first?.rawValue == "Snapshot was not compared: it is gone"
    }
  }

  @Test func `recording may be on or off`() throws {
    let folder = try TemporaryFolder()
    func verify(_ text: String, record: Bool) -> String? {
      verifySnapshot(
        of: text, as: .lines, named: "bool", record: record, snapshotDirectory: folder.url.path,
        testName: "on()")
    }
    #expect(verify("one", record: false)?.contains("There was no reference") == true)
    #expect(verify("two", record: false)?.contains("does not match") == true)
    #expect(verify("two", record: true)?.contains("was recorded") == true)
    #expect(verify("two", record: false) == nil)
    assertSnapshot(of: "four", as: .lines, named: "off", record: false)
  }

  @Test(arguments: [
    (["x", "--testing-library", "swift-testing"], true), (["x"], false),
    (["x", "--testing-library=swift-testing", "--filter", "A"], true),
    (["x", "--testing-library", "xctest"], false), (["x", "swift-testing"], false),
  ])
  func `a program says which library runs its tests`(arguments: [String], isSwiftTesting: Bool) {
    #expect(TestPlace.isSwiftTesting(arguments) == isSwiftTesting)
  }

  @available(*, deprecated) @Test func `the earlier names do the same`() {
    assertSnapshot(matching: "one", as: .lines, named: "old")
    assertSnapshots(matching: 1, as: [.description])
    assertSnapshots(matching: 1, as: ["number": .description])
    #expect(verifySnapshot(matching: "one", as: .lines, named: "old") == nil)
  }
}
