/// Why a text is no record.
public enum RecordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Git put a pointer where the file should be, since Git LFS was not there to fetch it.
  case largeFilePointer
  /// Two versions of the file were merged, and nobody chose between them.
  case mergeConflict(line: Int)
  /// A line, counted from 1, is not what should stand there.
  case unexpected(line: Int, expected: String, found: String?)

  /// What is wrong and what to do, in one line.
  public var description: String {
    switch self {
    case .largeFilePointer: "this is a Git LFS pointer: run git lfs pull"
    case .mergeConflict(let line): "unresolved merge conflict at line \(line)"
    case .unexpected(let line, let expected, let found?):
      "line \(line): expected \(expected), found: \(found)"
    case .unexpected(let line, let expected, nil):
      "line \(line): expected \(expected), but the file ends"
    }
  }

  /// What Git left in place of a text, or in it; nil if it is as somebody wrote it.
  public init?(leftByGitIn text: String) {
    if Self.isLargeFilePointer(text.utf8) {
      self = .largeFilePointer
      return
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let index = lines.firstIndex(where: { Self.isConflictMarker($0) }) else { return nil }
    self = .mergeConflict(line: index + 1)
  }

  /// Whether the bytes of a file are a pointer of Git LFS in place of what it points to; pictures can be
  /// one too.
  public static func isLargeFilePointer(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/".utf8)
  }

  /// Whether Git begins, parts or ends a conflict with a line.
  static func isConflictMarker(_ line: some StringProtocol) -> Bool {
    line == "=======" || ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { line.hasPrefix($0) }
  }
}
