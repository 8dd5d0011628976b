import Foundation
import Testing
import XCTestAdditions
import XCTest

/// Issues that a test records by hand.
@Suite struct IssueTests {
  @Test func `an issue is reported at its place, with all its texts`() {
    let collecting = CollectingCase()
    let place = XCTSourceCodeLocation(filePath: "/Shop/Tests/CartTests.swift", lineNumber: 12)
    collecting.record(
      XCTIssue(
        type: .assertionFailure, compactDescription: "The cart is empty",
        detailedDescription: "3 items were added",
        sourceCodeContext: XCTSourceCodeContext(location: place)))
    collecting.record(
      XCTIssue(
        type: .thrownError, compactDescription: "It threw",
        associatedError: Lost(item: "cart")))
    #expect(
      collecting.failures.first
        == "/Shop/Tests/CartTests.swift:12 The cart is empty\n3 items were added, expected")
    #expect(
      collecting.failures.last == "<unknown>:0 It threw\nLost(item: \"cart\"), unexpected")
  }

  @Test func `a test knows its class`() {
    #expect(CollectingCase().classForCoder is CollectingCase.Type)
  }
}

nonisolated private struct Lost: Error {
  let item: String
}

/// A case that keeps its failures to itself.
nonisolated private final class CollectingCase: XCTestCase {
  private(set) var failures: [String] = []

  convenience init() { self.init(name: "collecting") { _ in } }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append("\(filePath):\(lineNumber) \(description), \(expected ? "" : "un")expected")
  }
}
