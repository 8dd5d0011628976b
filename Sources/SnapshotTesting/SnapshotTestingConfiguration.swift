/// The settings of all snapshots in a scope: whether they are recorded, and what shows a difference.
public struct SnapshotTestingConfiguration: Sendable {
  /// When snapshots are recorded; nil leaves that to the scope outside.
  public var record: Record?
  /// How a failure says that two files can be looked at; nil leaves that to the scope outside.
  public var diffTool: DiffTool?

  /// Makes a configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// That of the innermost scope, with what the scopes outside say; nil outside of any.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// That of a scope inside this one.
  static func inside(record: Record?, diffTool: DiffTool?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
  }
}
