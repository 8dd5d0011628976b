public import XCTest

extension XCTestCase {
  /// Makes the test fail with an issue, and keeps its attachments.
  public func record(_ issue: XCTIssue) {
    for attachment in issue.attachments { add(attachment) }
    let place = issue.sourceCodeContext.location
    recordFailure(
      withDescription: issue.text, inFile: place?.fileURL.path ?? "<unknown>",
      atLine: place?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
  }
}
