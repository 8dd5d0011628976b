/// Something in a source that no rule can change: a person has to write it in another way.
public struct Finding: Hashable, Sendable {
  /// The kind of a finding; the raw value names it for programs.
  public enum Kind: String, CaseIterable, Sendable {
    /// The source cannot be read or parsed.
    case source
    /// A missing class for the app to start with.
    case start
    /// An import of a framework or package that is not here.
    case framework
    /// A name of such a framework.
    case use
    /// A framework or name that a placeholder stands in for.
    case standIn
    /// A call of Objective-C's runtime.
    case runtime
    /// An override of a member that an extension declares.
    case override
    /// A class or member that no table can name.
    case table
    /// A requirement of a protocol that no rule can express.
    case requirement
  }

  /// The source's absolute path.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in bytes, from 1, as the compiler counts.
  public let column: Int
  /// The kind of finding.
  public let kind: Kind
  /// The thing that was found, and what to write instead.
  public let message: String
}
