import Foundation

/// What is going to be written: a file is written aside, where it is to be, and takes its name as a
/// whole.
struct FileDraft {
  private let path: String
  private let contents: Data
  private let place: WriteDestination
  private let aside: String?

  /// Writes aside.
  ///
  /// - Parameters:
  ///   - path: Where it is to be; links are followed.
  ///   - nameAside: The name aside for a file's own.
  ///   - isDurable: Whether it has to be on the disk before it takes its name.
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

  /// Writes aside piece by piece; what is no file gets all of it at once in the end.
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

  /// What fills a file that nobody sees.
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
    // What a killed run has left.
    unlink(aside)
    let file = open(aside, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw WriteError(path: path, code: errno) }
    if let rights { fchmod(file, rights) }
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// Puts it where it is to be, or takes it back.
  func putInPlaceOrDiscard() throws(WriteError) {
    do {
      try putInPlace()
    } catch {
      discard()
      throw error
    }
  }

  /// Puts it where it is to be.
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

  /// Takes back what was written aside.
  func discard() { aside.map { _ = unlink($0) } }

  /// No other process that writes the same file takes that name.
  private static func nameAside(_ name: String) -> String { ".\(name).\(getpid()).writing" }

  /// Fills a new file; the system's error number if that fails.
  private static func fill(
    _ path: String, with contents: Data, rights: mode_t?, isDurable: Bool
  ) -> Int32? {
    // What a killed run has left.
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return errno }
    if let rights { fchmod(file, rights) }
    let code = contents.write(to: file) ?? (isDurable && fsync(file) != 0 ? errno : nil)
    // Some disks say only now that there was no room.
    return close(file) == 0 ? code : code ?? errno
  }
}

extension Data {
  /// Writes all bytes, however many calls that takes; the system's error number if one fails.
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
