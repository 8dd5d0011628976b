/// An error of a file or text that is not a record.
public enum RecordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is a Git LFS pointer, as Git LFS was not installed to fetch it.
  case largeFilePointer
  /// The file holds an unresolved merge conflict.
  case mergeConflict(line: Int)
  /// A line, counted from 1, is not the expected one.
  case unexpected(line: Int, expected: String, found: String?)

  /// The error message: what is wrong and what to do, in one line.
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

  /// Finds a Git LFS pointer or a merge conflict in a text; nil if there is neither.
  public init?(leftByGitIn text: String) {
    if Self.isLargeFilePointer(text.utf8) {
      self = .largeFilePointer
      return
    }
    // Characters take far longer to look at than bytes, and hardly any text has such a row of them.
    guard Self.hasMarkerBytes(text) else { return nil }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let index = lines.firstIndex(where: { Self.isConflictMarker($0) }) else { return nil }
    self = .mergeConflict(line: index + 1)
  }

  /// Whether a file's bytes are a Git LFS pointer instead of its contents; pictures can be one too.
  public static func isLargeFilePointer(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/".utf8)
  }

  /// Whether seven equal bytes of a conflict marker follow each other anywhere.
  private static func hasMarkerBytes(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var (last, count) = (UInt8(0), 0)
      for byte in bytes {
        count = byte == last ? count + 1 : 1
        last = byte
        if count == markerLength, markerBytes.contains(byte) { return true }
      }
      return false
    }
  }

  private static let markerLength = 7
  private static let markerBytes = Array("<|=>".utf8)

  /// Whether a line is one of Git's conflict markers.
  static func isConflictMarker(_ line: some StringProtocol) -> Bool {
    line == "=======" || ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { line.hasPrefix($0) }
  }
}
