import Foundation

/// A folder that is written to by nobody else as long as this lives.
final class WritableFolder {
  private let path: String
  private let descriptor: Int32

  /// Makes the folder if need be, and waits until no other process writes to it.
  init(_ url: URL) throws(WriteError) {
    path = url.path
    try WrittenFile.makeFolder(at: url)
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw WriteError(path: path, code: errno) }
    // Where a disk has no locks, two runs at once are the user's to avoid.
    _ = flock(descriptor, LOCK_EX)
  }

  deinit { close(descriptor) }

  /// The name under which a file is written before it takes its own.
  static func aside(_ name: String) -> String { ".\(name)\(asideEnding)" }

  /// The name that a file written aside was to take; nil if a name is none of these.
  static func finalName(ofAside name: String) -> String? {
    guard name.hasPrefix("."), name.hasSuffix(asideEnding) else { return nil }
    return String(name.dropFirst().dropLast(asideEnding.count))
  }

  private static let asideEnding = ".writing"

  /// Removes what a run that was killed has left.
  func removeLeftovers() throws(WriteError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where Self.finalName(ofAside: name) != nil {
      guard unlink(place(of: name)) == 0 else {
        throw WriteError(path: place(of: name), code: errno)
      }
    }
  }

  /// A file that is written aside, down to the disk.
  func draft(_ contents: Data, for name: String) throws(WriteError) -> FileDraft {
    try FileDraft(contents, for: place(of: name), isDurable: true, nameAside: Self.aside)
  }

  /// Sees to it that the names are on the disk too.
  func flush() throws(WriteError) {
    // Some disks keep names without being asked, and say that this cannot be asked of them.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw WriteError(path: path, code: errno)
    }
  }

  private func place(of name: String) -> String { "\(path)/\(name)" }
}
