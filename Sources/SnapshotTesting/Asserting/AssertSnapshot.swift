public import Foundation
import XCTestAdditions

/// Compares a value with the snapshot of it in a file, and fails the test if they differ.
///
/// Where there is no file yet, it is recorded, and the test fails, as someone has to look at it.
///
/// ```swift
/// assertSnapshot(of: AlbumsController(), as: .image(on: .iPhone13))
/// ```
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: Turns it into what is compared.
///   - name: A name beside the test's; snapshots without one are numbered, call by call.
///   - record: When the snapshot is recorded; nil leaves that to the scope.
///   - timeout: How long the strategy may take, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, file: filePath, test: testName, line: line, column: column)
  let check = SnapshotCheck(place: place, name: name, record: record, timeout: timeout)
  check.failure(of: value, as: snapshotting).map(place.fail)
}

/// Compares a value with its snapshots by several strategies, whose keys name them.
///
/// - Parameters:
///   - value: The value.
///   - strategies: Turn it into what is compared, by name.
///   - record: When the snapshots are recorded; nil leaves that to the scope.
///   - timeout: How long each strategy may take, in seconds.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its snapshots by several strategies, which are numbered.
///
/// - Parameters:
///   - value: The value.
///   - strategies: Turn it into what is compared.
///   - record: When the snapshots are recorded; nil leaves that to the scope.
///   - timeout: How long each strategy may take, in seconds.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with the snapshot of it in a file; nil if they match, else why the test fails.
///
/// Helpers of one's own are made of it.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: Turns it into what is compared.
///   - name: A name beside the test's; snapshots without one are numbered, call by call.
///   - record: When the snapshot is recorded; nil leaves that to the scope.
///   - snapshotDirectory: The folder of the file; nil for `__Snapshots__/linux/TESTFILE` beside the
///     test's file.
///   - timeout: How long the strategy may take, in seconds.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let place = TestPlace(
    fileID: fileID, file: filePath, test: testName, line: line, column: column)
  let check = SnapshotCheck(
    place: place, name: name, record: record, directory: snapshotDirectory, timeout: timeout)
  return check.failure(of: value, as: snapshotting)
}
