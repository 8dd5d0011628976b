public import Foundation

/// A file that is written as a whole or stays as it was.
///
/// A link keeps its target, which is what is replaced. What is no file but a pipe or a device is written
/// into.
public struct WrittenFile {
  /// Where it is.
  public let url: URL

  /// Names a file, which need not be there.
  public init(_ url: URL) { self.url = url }

  /// Writes it; missing folders are made.
  public func write(_ contents: Data) throws(WriteError) {
    try Self.makeFolder(at: url.deletingLastPathComponent())
    try FileDraft(contents, for: url.path).putInPlaceOrDiscard()
  }

  /// Writes it piece by piece, so that it need not be in memory as a whole; missing folders are made.
  ///
  /// - Parameter fill: Fills an empty file, in any order. What it throws is thrown on; nothing is written
  ///   then.
  public func write(by fill: (FileHandle) throws -> Void) throws {
    try Self.makeFolder(at: url.deletingLastPathComponent())
    try FileDraft(for: url.path, filledBy: fill).putInPlaceOrDiscard()
  }

  /// Writes it unless something has that name; false then.
  public func writeAnew(_ contents: Data) throws(WriteError) -> Bool {
    let file = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      guard errno == EEXIST else { throw WriteError(path: url.path, code: errno) }
      return false
    }
    close(file)
    do {
      try write(contents)
    } catch {
      unlink(url.path)
      throw error
    }
    return true
  }

  /// Makes a folder and those it lies in, where they are not there.
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
      // Where nothing may be made, it may be there already.
      if access(url.path, F_OK) == 0 { return true }
      errno = code
      return false
    }
  }
}
