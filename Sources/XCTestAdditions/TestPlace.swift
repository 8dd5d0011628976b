import Foundation
package import Testing
import XCTest

/// A place in a test's source, where the test may fail.
package struct TestPlace: Sendable {
  /// The source's path.
  package let file: StaticString
  /// The function's name, as `#function` has it; empty if it does not matter.
  package let test: String
  private let fileID: String
  private let line, column: UInt

  /// Names a place.
  ///
  /// - Parameter fileID: Module and file; nil takes them from the path.
  package init(
    fileID: StaticString? = nil, file: StaticString, test: String = "", line: UInt,
    column: UInt = 1
  ) {
    self.file = file
    self.test = test
    self.fileID =
      fileID.map { "\($0)" } ?? "\(file)".split(separator: "/").suffix(2).joined(separator: "/")
    (self.line, self.column) = (line, column)
  }

  /// Fails the test, of Swift Testing or of XCTest, whichever runs.
  package func fail(_ message: String) {
    guard Self.isOfSwiftTesting else { return XCTFail(message, file: file, line: line) }
    Issue.record(Comment(rawValue: message), sourceLocation: source)
  }

  /// Whether the test that runs is one of Swift Testing; a detached task does not know which test it
  /// belongs to.
  package static var isOfSwiftTesting: Bool {
    Test.current != nil || isSwiftTesting(CommandLine.arguments)
  }

  /// Whether a program with these arguments runs tests of Swift Testing.
  package static func isSwiftTesting(_ arguments: [String]) -> Bool {
    zip(arguments, arguments.dropFirst()).contains { $0 == ("--testing-library", "swift-testing") }
      || arguments.contains("--testing-library=swift-testing")
  }

  /// The place as Swift Testing has it.
  package var source: SourceLocation {
    SourceLocation(
      fileID: fileID, filePath: "\(file)", line: Int(line), column: Int(column))
  }
}
