public import Foundation

/// Reads input files safely: only regular files, whatever a path or link leads to.
///
/// Opening a pipe waits for a writer, and reading a device or a kernel log consumes data. So a file's
/// kind is checked before it is opened, it is opened without blocking, and it is checked again.
public enum RegularFile {
  /// Why a file cannot be read.
  public enum Trouble: Error, Hashable, CustomStringConvertible {
    /// It is no file but this.
    case folder, pipe, socket, device
    /// It has more bytes than the limit.
    case tooLarge(Int)
    /// Any other `errno`.
    case system(Int32)

    /// The reason, to follow the file's name and a colon.
    public var description: String {
      switch self {
      case .folder: "it is a folder"
      case .pipe: "it is a pipe"
      case .socket: "it is a socket"
      case .device: "it is a device"
      case .tooLarge(let limit): "it holds more than \(limit) bytes"
      case .system(let number): String(cString: strerror(number)).lowercased()
      }
    }
  }

  /// All bytes of a file.
  ///
  /// Throws if there are more than `limit`, or it cannot be read.
  public static func contents(of path: String, limit: Int = .max) throws(Trouble) -> Data {
    let size = try size(of: path)
    guard size <= limit else { throw .tooLarge(limit) }
    return try beginning(of: path, bytes: size)
  }

  /// The first bytes of a file, at most `bytes` of them.
  public static func beginning(of path: String, bytes: Int) throws(Trouble) -> Data {
    let wanted = min(try size(of: path), bytes)
    // A file that claims to be empty, such as a kernel log, is not read.
    guard wanted > 0 else { return Data() }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw .system(errno) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(errno) }
    try check(status)
    do {
      return try handle.read(upToCount: wanted) ?? Data()
    } catch {
      throw .system(EIO)
    }
  }

  /// Whether the path is that of a regular file.
  public static func isThere(_ path: String) -> Bool { (try? size(of: path)) != nil }

  private static func size(of path: String) throws(Trouble) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .system(errno) }
    try check(status)
    return Int(status.st_size)
  }

  private static func check(_ status: stat) throws(Trouble) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .folder
    case S_IFIFO: throw .pipe
    case S_IFSOCK: throw .socket
    default: throw .device
    }
  }
}
