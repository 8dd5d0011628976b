public import Testing

/// Has the snapshots of a test or suite recorded or compared in a certain manner.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration
  /// It holds for the suites and tests inside.
  public let isRecursive = true

  /// Runs a test in its scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Has the snapshots of a test or suite recorded or compared in a certain manner.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed)) struct AlbumTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - record: When snapshots are recorded; nil leaves that to the suite around.
  ///   - diffTool: How a failure says that two files can be looked at.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// The same by a configuration.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
