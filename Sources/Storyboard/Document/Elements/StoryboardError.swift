/// The error of a storyboard, nib or strings file that cannot be read at all.
///
/// A mistake in a part of a file is a `DocumentIssue` instead.
public struct StoryboardError: Error, Hashable, CustomStringConvertible {
  /// The file's name, as it was given.
  public let file: String
  /// The line, counted from 1; nil if the whole file is meant.
  public let line: Int?
  /// The mistake and, where there is one, the cure; a half sentence.
  public let reason: String

  /// Makes an error.
  public init(file: String, line: Int? = nil, reason: String) {
    (self.file, self.line, self.reason) = (file, line, reason)
  }

  /// One line: file, line and reason.
  public var description: String {
    line.map { "\(file):\($0): \(reason)" } ?? "\(file): \(reason)"
  }
}
