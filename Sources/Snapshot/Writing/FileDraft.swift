import Foundation

/// A file written to a temporary file beside its destination first, and renamed when it is
/// complete.
struct FileDraft {
  private let path: String
  private let contents: Data
  private let place: WriteDestination
  private let aside: String?

  /// Writes the temporary file.
  ///
  /// - Parameters:
  ///   - path: The destination; links are followed.
  ///   - nameAside: The temporary file's name, from the file's own.
  ///   - isDurable: Whether it is flushed to the disk before it is renamed.
  init(
    _ contents: Data, for path: String, isDurable: Bool = false,
    nameAside: (String) -> String = Self.nameAside
  ) throws(WriteError) {
    self.path = path
    self.contents = contents
    place = try WriteDestination(following: path)
    guard case .file(let file, let rights) = place else {
      aside = nil
      return
    }
    let aside = Self.aside(file, nameAside)
    self.aside = aside
    if let code = Self.fill(aside, with: contents, rights: rights, isDurable: isDurable) {
      unlink(aside)
      throw WriteError(path: path, code: code)
    }
  }

  /// Writes the temporary file piece by piece; a pipe or device gets all at once in the end.
  init(for path: String, filledBy fill: (FileHandle) throws -> Void) throws {
    self.path = path
    place = try WriteDestination(following: path)
    guard case .file(let file, let rights) = place else {
      aside = nil
      contents = try Self.collect(fill, for: path)
      return
    }
    let aside = Self.aside(file, Self.nameAside)
    self.aside = aside
    contents = Data()
    let handle = try Self.make(aside, rights: rights, for: path)
    do {
      try fill(handle)
      try handle.close()
    } catch {
      unlink(aside)
      throw error
    }
  }

  private static func aside(_ file: String, _ name: (String) -> String) -> String {
    let url = URL(fileURLWithPath: file)
    return url.deletingLastPathComponent().appendingPathComponent(name(url.lastPathComponent)).path
  }

  /// Collects the pieces in an anonymous temporary file.
  private static func collect(
    _ fill: (FileHandle) throws -> Void, for path: String
  ) throws -> Data {
    guard let file = tmpfile() else { throw WriteError(path: path, code: errno) }
    defer { fclose(file) }
    let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
    try fill(handle)
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }

  private static func make(
    _ aside: String, rights: mode_t?, for path: String
  ) throws(WriteError) -> FileHandle {
    // A killed run may have left its temporary file.
    unlink(aside)
    let file = open(aside, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw WriteError(path: path, code: errno) }
    if let rights { fchmod(file, rights) }
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// Renames the temporary file; removes it if that fails.
  func putInPlaceOrDiscard() throws(WriteError) {
    do {
      try putInPlace()
    } catch {
      discard()
      throw error
    }
  }

  /// Renames the temporary file, or writes into the pipe or device.
  func putInPlace() throws(WriteError) {
    switch place {
    case .file(let file, _):
      guard rename(aside ?? file, file) == 0 else { throw WriteError(path: path, code: errno) }
    case .stream(let stream):
      let open = open(stream, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard open >= 0 else { throw WriteError(path: path, code: errno) }
      defer { close(open) }
      if let code = contents.write(to: open) { throw WriteError(path: path, code: code) }
    case .descriptor(let descriptor):
      if let code = contents.write(to: descriptor) { throw WriteError(path: path, code: code) }
    }
  }

  /// Gives the temporary file its name unless something has it, else removes it; returns whether it did.
  ///
  /// The name leads to the whole file at once, so that one who waits for it never reads a part.
  func putInPlaceUnlessTaken() throws(WriteError) -> Bool {
    defer { discard() }
    guard case .file(let file, _) = place, let aside else { return false }
    if link(aside, file) == 0 { return true }
    // FAT knows no links: an empty file takes the name first.
    let isLinkless = errno == EPERM || errno == EOPNOTSUPP
    if isLinkless && reserve(file) && rename(aside, file) == 0 { return true }
    guard errno == EEXIST else { throw WriteError(path: path, code: errno) }
    return false
  }

  /// Makes an empty file; returns false and `errno` if something has its name.
  private func reserve(_ file: String) -> Bool {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    return descriptor >= 0 && close(descriptor) == 0
  }

  /// Removes the temporary file.
  func discard() { aside.map { _ = unlink($0) } }

  /// Holds the process id, so that no other process uses the same name.
  private static func nameAside(_ name: String) -> String { ".\(name).\(getpid()).writing" }

  /// Writes a new file; returns the `errno` of a failure.
  private static func fill(
    _ path: String, with contents: Data, rights: mode_t?, isDurable: Bool
  ) -> Int32? {
    // A killed run may have left its temporary file.
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return errno }
    if let rights { fchmod(file, rights) }
    let code = contents.write(to: file) ?? (isDurable && fsync(file) != 0 ? errno : nil)
    // Some file systems report a full disk only when the file is closed.
    return close(file) == 0 ? code : code ?? errno
  }
}

extension Data {
  /// Writes all bytes, in as many calls as needed; returns the `errno` of a failure.
  package func write(to descriptor: Int32) -> Int32? {
    withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, slice.baseAddress, slice.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&state, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
