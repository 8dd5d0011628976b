/// An error of writing baselines.
public struct BaselineWriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path that could not be written.
  public var path: String
  /// The reason, and what helps.
  public var reason: WriteError.Reason
  /// Whether other files are written already; if not, all are unchanged.
  public var isPartial: Bool

  /// Makes an error.
  public init(path: String, reason: WriteError.Reason, isPartial: Bool = false) {
    self.path = path
    self.reason = reason
    self.isPartial = isPartial
  }

  /// The error message: what failed, why, and what to do, in one line.
  public var description: String {
    "\(WriteError(path: path, reason: reason)); "
      + (isPartial
        ? "others are written already, and the record is the old one"
        : "the baselines are as they were")
  }
}
