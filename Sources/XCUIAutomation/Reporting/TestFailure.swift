import Testing
import XCTest

/// The line of a test.
struct TestPlace: Sendable {
  let file: StaticString
  let line: UInt
}

/// Failures of the test that runs, in XCTest or Swift Testing.
@MainActor
enum TestFailure {
  /// Whether a test case of XCTest has failed here, and goes on only because XCTest cannot end it.
  ///
  /// Nothing more is done to the app then, as all that follows would fail, too.
  static private(set) var hasStopped = false

  /// Records a failure.
  static func record(_ sentence: String, at place: TestPlace?) {
    if let test = Test.current {
      Issue.record(
        Comment(rawValue: sentence),
        sourceLocation: place.map(SourceLocation.init) ?? test.sourceLocation)
      return
    }
    guard !hasStopped else { return }
    hasStopped = true
    if let place { return XCTFail(sentence, file: place.file, line: place.line) }
    guard let test = TestCaseObserver.running, let caller = CallerLine.innermost else {
      return XCTFail(sentence)
    }
    test.recordFailure(
      withDescription: "failed - \(sentence)", inFile: caller.file, atLine: caller.line,
      expected: true)
  }

  /// Forgets failures, as another test begins.
  static func forget() { hasStopped = false }
}

extension SourceLocation {
  fileprivate init(_ place: TestPlace) {
    let file = "\(place.file)"
    // An id is a module and a file's name.
    let id = file.split(separator: "/").suffix(2).joined(separator: "/")
    self.init(fileID: id, filePath: file, line: Int(place.line), column: 1)
  }
}
