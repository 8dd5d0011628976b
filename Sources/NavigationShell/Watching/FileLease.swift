import Foundation

/// Asks the system whether a file is open for writing, as a program is while it is linked.
nonisolated enum FileLease {
  /// `F_SETLEASE` of Linux, which Swift's Glibc lacks: a lease for reading is refused with `EAGAIN`
  /// while anyone can write to the file (fcntl(2)).
  private static let setLease: Int32 = 1024

  /// Whether somebody has a file open for writing; false where the system does not tell.
  static func isWritten(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    // Closing it gives the lease back.
    defer { close(file) }
    return fcntl(file, setLease, Int32(F_RDLCK)) == -1 && errno == EAGAIN
  }
}
