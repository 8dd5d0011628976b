/// Runs code in which snapshots are recorded or compared in a certain manner.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotTesting(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - record: When snapshots are recorded; nil leaves that as it is.
///   - diffTool: How a failure says that two files can be looked at; nil leaves that as it is.
///   - operation: The code.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .inside(record: record, diffTool: diffTool)
  ) { try operation() }
}

/// Runs asynchronous code in which snapshots are recorded or compared in a certain manner.
///
/// - Parameters:
///   - record: When snapshots are recorded; nil leaves that as it is.
///   - diffTool: How a failure says that two files can be looked at; nil leaves that as it is.
///   - operation: The code.
nonisolated(nonsending) public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    .inside(record: record, diffTool: diffTool)
  ) { try await operation() }
}
