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

  /// Whether the bytes of a file are a pointer of Git LFS in place of what it points to; pictures can be
  /// one too.
  public static func isLargeFilePointer(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/".utf8)
  }

  /// Whether Git begins, parts or ends a conflict with a line.
  static func isConflictMarker(_ line: String) -> Bool {
    line == "=======" || ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { line.hasPrefix($0) }
  }
}
