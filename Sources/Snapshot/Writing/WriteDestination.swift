import Foundation

/// Where a path leads once links are followed.
enum WriteDestination: Hashable {
  /// A file, or none yet: it is replaced as a whole and keeps its permissions.
  case file(path: String, rights: mode_t?)
  /// A pipe or a device, which is written into.
  case stream(path: String)
  /// An open file descriptor, as `/dev/stdout` leads to.
  case descriptor(Int32)

  /// As many links as Linux follows.
  private static let maximumLinks = 40

  /// Follows a path's links.
  init(following path: String) throws(WriteError) {
    var path = path
    for _ in 0..<Self.maximumLinks {
      switch try Self.step(from: path) {
      case .end(let place):
        self = place
        return
      case .link(let target): path = target
      }
    }
    throw WriteError(path: path, code: ELOOP)
  }

  private enum Step {
    case end(WriteDestination)
    case link(String)
  }

  private static func step(from path: String) throws(WriteError) -> Step {
    let url = URL(fileURLWithPath: path)
    guard let folder = real(url.deletingLastPathComponent().path) else {
      throw WriteError(path: path, code: errno)
    }
    let name = url.lastPathComponent
    if folder == real("/proc/self/fd"), let open = Int32(name) { return .end(.descriptor(open)) }
    let file = "\(folder)/\(name)"
    var facts = stat()
    guard lstat(file, &facts) == 0 else {
      guard errno == ENOENT else { throw WriteError(path: path, code: errno) }
      return .end(.file(path: file, rights: nil))
    }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return .end(.file(path: file, rights: facts.st_mode & ~S_IFMT))
    case S_IFDIR: throw WriteError(path: path, reason: .isAFolder)
    case S_IFLNK:
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file) else {
        throw WriteError(path: path, reason: .noFolder)
      }
      return .link(target.hasPrefix("/") ? target : "\(folder)/\(target)")
    default: return .end(.stream(path: file))
    }
  }

  /// A folder's path without links; nil and `errno` if it does not exist.
  private static func real(_ folder: String) -> String? {
    guard let path = realpath(folder, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
