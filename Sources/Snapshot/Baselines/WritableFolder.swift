import Foundation

/// A folder that is written to by nobody else as long as this lives.
final class WritableFolder {
  private let path: String
  private let descriptor: Int32

  /// Makes the folder if need be, and waits until no other process writes to it.
  init(_ url: URL) throws(BaselineWriteError) {
    path = url.path
    guard Self.make(url) else { throw BaselineWriteError(path: path, code: errno) }
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw BaselineWriteError(path: path, code: errno) }
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
  func removeLeftovers() throws(BaselineWriteError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where Self.finalName(ofAside: name) != nil {
      guard unlink(place(of: name)) == 0 else { throw failure(at: name) }
    }
  }

  /// Writes a file under its name aside, down to the disk.
  func writeAside(_ contents: Data, for name: String) throws(BaselineWriteError) {
    let file = open(
      place(of: Self.aside(name)), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(at: name) }
    defer { close(file) }
    guard Self.write(contents, to: file), fsync(file) == 0 else { throw failure(at: name) }
  }

  /// Throws if a file could not take its name.
  func checkPlace(of name: String) throws(BaselineWriteError) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(
      atPath: place(of: name), isDirectory: &isFolder)
    if isThere, isFolder.boolValue {
      throw BaselineWriteError(path: place(of: name), reason: .isAFolder)
    }
  }

  /// Gives a file that was written aside its name.
  func putInPlace(_ name: String) throws(BaselineWriteError) {
    guard rename(place(of: Self.aside(name)), place(of: name)) == 0 else {
      throw failure(at: name)
    }
  }

  /// Sees to it that the names are on the disk too.
  func flush() throws(BaselineWriteError) {
    // Some disks keep names without being asked, and say that this cannot be asked of them.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw BaselineWriteError(path: path, code: errno)
    }
  }

  private func place(of name: String) -> String { "\(path)/\(name)" }

  private func failure(at name: String) -> BaselineWriteError {
    BaselineWriteError(path: place(of: name), code: errno)
  }

  /// Makes a folder and those it lies in, where they are not there; false if that fails.
  private static func make(_ url: URL) -> Bool {
    if mkdir(url.path, 0o777) == 0 || errno == EEXIST { return true }
    let parent = url.deletingLastPathComponent()
    guard errno == ENOENT, parent.path.count < url.path.count, make(parent) else { return false }
    return mkdir(url.path, 0o777) == 0 || errno == EEXIST
  }

  /// Writes all bytes, however many calls that takes; false if one fails.
  private static func write(_ contents: Data, to file: Int32) -> Bool {
    contents.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(file, slice.baseAddress, slice.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
