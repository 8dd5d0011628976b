public import Foundation

/// Writes a file as a whole or leaves it unchanged.
///
/// Through a link the target is replaced. A pipe or device is written into.
public struct WrittenFile {
  /// The file's URL.
  public let url: URL

  /// Names a file, which need not exist.
  public init(_ url: URL) { self.url = url }

  /// Writes the file and makes missing folders.
  public func write(_ contents: Data) throws(WriteError) {
    try Self.makeFolder(at: url.deletingLastPathComponent())
    try FileDraft(contents, for: url.path).putInPlaceOrDiscard()
  }

  /// Writes the file piece by piece, so that it need not be in memory as a whole, and makes missing
  /// folders.
  ///
  /// - Parameter fill: Fills an empty file, in any order. If it throws, nothing is written and the
  ///   error is passed on.
  public func write(by fill: (FileHandle) throws -> Void) throws {
    try Self.makeFolder(at: url.deletingLastPathComponent())
    try FileDraft(for: url.path, filledBy: fill).putInPlaceOrDiscard()
  }

  /// Writes the file unless something has its name; returns false then.
  public func writeAnew(_ contents: Data) throws(WriteError) -> Bool {
    var facts = stat()
    guard lstat(url.path, &facts) != 0 else { return false }
    return try FileDraft(contents, for: url.path).putInPlaceUnlessTaken()
  }

  /// Makes a folder and its parents where they are missing.
  public static func makeFolder(at url: URL) throws(WriteError) {
    guard make(url) else { throw WriteError(path: url.path, code: errno) }
  }

  private static func make(_ url: URL) -> Bool {
    guard mkdir(url.path, 0o777) != 0 else { return true }
    let code = errno
    let parent = url.deletingLastPathComponent()
    switch code {
    case EEXIST: return true
    case ENOENT where parent.path.count < url.path.count:
      return make(parent) && (mkdir(url.path, 0o777) == 0 || errno == EEXIST)
    default:
      // On a read-only disk `mkdir` can fail although the folder exists.
      if access(url.path, F_OK) == 0 { return true }
      errno = code
      return false
    }
  }
}
