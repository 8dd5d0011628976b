import Foundation

/// A folder that this process has locked for writing as long as the object lives.
final class WritableFolder {
  private let path: String
  private let descriptor: Int32

  /// Makes the folder if needed, and waits until no other process holds its lock.
  init(_ url: URL) throws(WriteError) {
    path = url.path
    try WrittenFile.makeFolder(at: url)
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw WriteError(path: path, code: errno) }
    // Some file systems have no locks; users must avoid two runs at once there.
    _ = flock(descriptor, LOCK_EX)
  }

  deinit { close(descriptor) }

  /// The name of a file's temporary file.
  static func aside(_ name: String) -> String { ".\(name)\(asideEnding)" }

  /// The final name of a temporary file; nil if the name is not of a temporary file.
  static func finalName(ofAside name: String) -> String? {
    guard name.hasPrefix("."), name.hasSuffix(asideEnding) else { return nil }
    return String(name.dropFirst().dropLast(asideEnding.count))
  }

  private static let asideEnding = ".writing"

  /// Removes temporary files that a killed run left.
  func removeLeftovers() throws(WriteError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where Self.finalName(ofAside: name) != nil {
      guard unlink(place(of: name)) == 0 else {
        throw WriteError(path: place(of: name), code: errno)
      }
    }
  }

  /// Writes a file's temporary file and flushes it to the disk.
  func draft(_ contents: Data, for name: String) throws(WriteError) -> FileDraft {
    try FileDraft(contents, for: place(of: name), isDurable: true, nameAside: Self.aside)
  }

  /// Flushes the folder itself, so that the new names are on the disk too.
  func flush() throws(WriteError) {
    // File systems that cannot sync a folder answer EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw WriteError(path: path, code: errno)
    }
  }

  private func place(of name: String) -> String { "\(path)/\(name)" }
}
