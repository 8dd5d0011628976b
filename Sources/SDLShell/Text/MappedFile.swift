import Foundation

/// A file's bytes where the system keeps them anyway: a font's letters are read one by one, and each
/// would take several calls of the system.
nonisolated final class MappedFile {
  let start: UnsafeMutableRawPointer
  let count: Int

  /// Maps a file; nil if it cannot be read.
  init?(_ path: String) {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    count = Int(lseek(file, 0, SEEK_END))
    guard count > 0, let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0),
      start != MAP_FAILED
    else { return nil }
    self.start = start
  }

  deinit { munmap(start, count) }
}
