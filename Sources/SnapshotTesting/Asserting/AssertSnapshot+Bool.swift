public import Foundation

// As projects have it from the time when recording was on or off.

/// Compares a value with the snapshot of it in a file, or records it.
///
/// - Parameter record: Whether the snapshot is recorded; if false, only one that is missing is.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(booleanLiteral: record), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with the snapshot of it in a file, or records it; nil if they match, else why the
/// test fails.
///
/// - Parameter record: Whether the snapshot is recorded; if false, only one that is missing is.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(booleanLiteral: record),
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}
