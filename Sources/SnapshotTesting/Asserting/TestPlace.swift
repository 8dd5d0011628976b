import Foundation
import Testing
import XCTest

/// A place in a test's source, where it may fail.
struct TestPlace {
  let fileID, file: StaticString
  /// The function's name, as `#function` has it.
  let test: String
  let line, column: UInt

  /// Fails the test, of Swift Testing or of XCTest, whichever runs.
  func fail(_ message: String) {
    guard Test.current != nil || Self.isSwiftTesting(CommandLine.arguments) else {
      return XCTFail(message, file: file, line: line)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: source)
  }

  /// Whether a program with these arguments runs tests of Swift Testing; a detached task does not
  /// know which test it belongs to.
  static func isSwiftTesting(_ arguments: [String]) -> Bool {
    zip(arguments, arguments.dropFirst()).contains { $0 == ("--testing-library", "swift-testing") }
      || arguments.contains("--testing-library=swift-testing")
  }

  /// Adds files to the test's results, if it is one of Swift Testing.
  func attach(_ files: [URL]) {
    guard Test.current != nil else { return }
    for file in files {
      guard let data = try? Data(contentsOf: file) else { continue }
      Attachment.record([UInt8](data), named: file.lastPathComponent, sourceLocation: source)
    }
  }

  /// Whether the test runs for several arguments, in any order.
  var isOfManyCases: Bool { Test.Case.current?.isParameterized == true }

  private var source: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
  }
}
