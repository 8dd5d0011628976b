public import Drawing

/// A reason why runs cannot be merged.
public enum MergeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No run was given.
  case nothing
  /// The runs are of two different programs.
  case programs(Fingerprint, Fingerprint)
  /// The pictures were made with different libraries or fonts.
  case libraries([String: String], [String: String])

  /// Some parts of the run are missing.
  case parts(missing: [Int], count: Int)

  /// The error message: what is wrong and what to do.
  public var description: String {
    switch self {
    case .nothing: "there is no run to merge: name the folder that each shard left"
    case .programs(let one, let other):
      "the shards were run by two programs, \(one) and \(other): run all of them with one build"
    case .libraries(let one, let other):
      "the shards' pictures were made with different things: \(Self.changes(one, other)); "
        + "run all of them on machines that are alike"
    case .parts(let missing, let count):
      "of the shards \(missing.map { "\($0)/\(count)" }.joined(separator: ", ")) nothing is here: "
        + "name the folders of all \(count)"
    }
  }

  private static func changes(_ one: [String: String], _ other: [String: String]) -> String {
    Set(one.keys).union(other.keys).sorted().filter { one[$0] != other[$0] }
      .map { "\($0) was \(one[$0] ?? "not there") and \(other[$0] ?? "not there")" }
      .joined(separator: ", ")
  }
}
