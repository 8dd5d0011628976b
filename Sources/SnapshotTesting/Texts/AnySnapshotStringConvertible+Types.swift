public import Foundation

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes there are.
  public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in the form `2026-01-31T12:00:00Z`.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { absoluteString }
}
