import Foundation
package import XCTest

extension XCTestCase {
  /// The test case that XCTest runs; nil for none.
  package static var running: XCTestCase? {
    guard !TestPlace.isOfSwiftTesting else { return nil }
    // XCTest tells nobody, but a failure reaches the test case that runs.
    let question = Question()
    Question.$asked.withValue(question) { XCTFail() }
    return question.answer
  }

  /// Asks which test case runs.
  private final class Question: @unchecked Sendable {
    @TaskLocal static var asked: Question?
    var answer: XCTestCase?
  }

  /// Stands in the place of XCTest's `recordFailure(withDescription:inFile:atLine:expected:)`, through which
  /// all failures go, and passes on those that are not expected.
  ///
  /// On Linux XCTest has no other way to let a failure be expected. Each class of tests names the function by
  /// this symbol, and of two with the same name the linker takes the one in the program.
  @_silgen_name(
    "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSiSbtF")
  package func recordUnlessExpected(
    withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    if let question = Question.asked {
      question.answer = self
      return
    }
    let place =
      line > 0 ? XCTSourceCodeLocation(filePath: file, lineNumber: line) : nil
    let issue = XCTIssue(
      type: expected ? .assertionFailure : .thrownError, compactDescription: description,
      sourceCodeContext: XCTSourceCodeContext(location: place))
    guard !ExpectedFailure.meets(issue, of: self) else { return }
    guard let original = OriginalRecording(of: self) else {
      preconditionFailure("XCTest's function that records failures is not found: \(description)")
    }
    original.call(description, file, line, expected)
  }
}

/// XCTest's own function that records failures, with the test case that it is called on.
private struct OriginalRecording {
  /// The function as a closure, which has a function's address and what it is called on, like a method.
  let call: (String, String, Int, Bool) -> Void

  init?(of test: XCTestCase) {
    guard let address = Self.address else { return nil }
    let method = (address, Unmanaged.passRetained(test).toOpaque())
    self = unsafeBitCast(method, to: OriginalRecording.self)
  }

  /// Where the next function of the same name is after that of the program: in XCTest.
  private static nonisolated(unsafe) let address: UnsafeMutableRawPointer? = dlsym(
    UnsafeMutableRawPointer(bitPattern: -1),
    "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSiSbtF")
}
