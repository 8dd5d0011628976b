import Foundation

extension SnapshotTestingConfiguration {
  /// When snapshots are recorded.
  ///
  /// `SNAPSHOT_TESTING_RECORD` in the environment sets it by name for a whole run, where code says
  /// nothing else.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let name: String

    /// Each snapshot is recorded, and its test fails.
    public static let all = Record(name: "all")
    /// Snapshots without a reference are recorded, and their tests fail; this is the default.
    public static let missing = Record(name: "missing")
    /// None is recorded, and those without a reference fail, which suits CI servers.
    public static let never = Record(name: "never")
    /// Snapshots that differ or have no reference are recorded, and their tests fail.
    public static let failed = Record(name: "failed")

    private init(name: String) { self.name = name }

    /// All for true, those missing for false.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    /// The mode of a name: `all`, `missing`, `never` or `failed`; nil for another.
    public init?(rawValue: String) {
      let mode = [Record.all, .missing, .never, .failed].first { $0.name == rawValue }
      guard let mode else { return nil }
      self = mode
    }

    /// The mode that the environment names; nil if it names none.
    ///
    /// - Throws: SnapshotFault if it says something unknown.
    static func inEnvironment(
      _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotFault) -> Record? {
      guard let value = environment["SNAPSHOT_TESTING_RECORD"], !value.isEmpty else { return nil }
      guard let mode = Record(rawValue: value) else { throw .unknownRecord(value) }
      return mode
    }
  }
}
