/// The files on the disk.
nonisolated struct DiskFiles: FileSystem {
  let dates = DateText(zone: .local)

  func entries(in folder: String) throws(FileError) -> [FileEntry] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return try names(in: folder).map { look(at: prefix + $0, name: $0) }
  }

  func count(in folder: String) throws(FileError) -> Int { try names(in: folder).count }

  func entry(at path: String) throws(FileError) -> FileEntry {
    let entry = look(at: path, name: URL(fileURLWithPath: path).lastPathComponent)
    if entry.error == .notThere { throw .notThere }
    return entry
  }

  func beginning(of path: String, bytes: Int) throws(FileError) -> Data {
    // Pipes, devices and empty files, such as kernel logs, are not opened: a pipe would wait for a
    // writer, and reading consumes a device's data.
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(errorNumber: errno) }
    guard Self.hasContents(status) else { return Data() }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileError(errorNumber: errno) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    guard fstat(file, &status) == 0, Self.hasContents(status) else { return Data() }
    do { return try handle.read(upToCount: bytes) ?? Data() } catch {
      throw FileError(errorNumber: errno == 0 ? EIO : errno)
    }
  }

  func pictureFile(at path: String) -> String { path }

  private func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(errorNumber: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let found = readdir(stream) {
      // The name ends a record of variable length; invalid UTF-8 is repaired.
      let name = withUnsafePointer(to: &found.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private func look(at path: String, name: String) -> FileEntry {
    var own = stat()
    guard lstat(path, &own) == 0 else {
      let error = FileError(errorNumber: errno)
      let isMended = error == .notThere && name.contains("\u{FFFD}")
      return FileEntry(
        name: name, path: path, kind: FileKind(fileName: name),
        error: isMended ? .unreadableName : error)
    }
    guard own.st_mode & S_IFMT == S_IFLNK else { return entry(name, path, own) }
    return follow(path: path, name: name, link: own)
  }

  private func follow(path: String, name: String, link: stat) -> FileEntry {
    let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "?"
    var aim = stat()
    let failure = stat(path, &aim) == 0 ? 0 : errno
    var entry = entry(name, path, failure == 0 ? aim : link)
    entry.linkTarget = target
    if failure == ENOENT {
      entry.error = .brokenLink(target: target)
    } else if failure != 0 {
      entry.error = FileError(errorNumber: failure)
    }
    return entry
  }

  private func entry(_ name: String, _ path: String, _ status: stat) -> FileEntry {
    FileEntry(
      name: name, path: path, kind: kind(name, status.st_mode), size: Int(status.st_size),
      modified: Self.modified(status))
  }

  private func kind(_ name: String, _ mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG, S_IFLNK: FileKind(fileName: name)
    default: .special
    }
  }

  private static func hasContents(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
  }

  private static func modified(_ status: stat) -> Date {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Date(timeIntervalSince1970: TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9)
  }
}
