import Foundation

/// Files that were given, read as a whole.
nonisolated enum GivenFile {
  /// What is in a file.
  static func contents(of path: String) throws(ReadError) -> Data {
    // Nobody may ever write into a pipe.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw ReadError(path: path, code: errno) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var facts = stat()
    guard fstat(file, &facts) == 0 else { throw ReadError(path: path, code: errno) }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw ReadError(path: path, code: EISDIR)
    default: throw ReadError(path: path, code: ReadError.noFile)
    }
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw ReadError(path: path, code: EIO)
    }
  }
}
