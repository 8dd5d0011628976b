import Foundation
import SnapshotTesting
import Testing

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

  @available(*, deprecated) @Test func `the earlier names do the same`() {
    assertSnapshot(matching: "one", as: .lines, named: "old")
    assertSnapshots(matching: 1, as: [.description])
    assertSnapshots(matching: 1, as: ["number": .description])
    #expect(verifySnapshot(matching: "one", as: .lines, named: "old") == nil)
  }
}
