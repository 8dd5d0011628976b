import Foundation

/// A memory-mapped file: font libraries read letters one by one, which would take several system
/// calls each.
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
