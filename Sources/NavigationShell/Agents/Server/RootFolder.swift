import Foundation
import Snapshot

/// The folder that an agent may read and write in, and nothing beside it.
nonisolated struct RootFolder: Hashable, Sendable {
  /// Its path without links.
  let path: String

  /// - Throws: ShellError if there is no such folder.
  init(_ path: String) throws(ShellError) {
    guard let real = Self.realPath(path) else { throw .badInput(.noFolder(path: path)) }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: real, isDirectory: &isFolder)
    guard isFolder.boolValue else { throw .badInput(.fileForFolder(path: path)) }
    self.path = real
  }

  /// The environment variable that names the root to a child.
  static let variable = "NAVSHELL_ROOT"

  /// The root that whoever started this program gave it; nil for none.
  static var given: RootFolder? {
    get throws(ShellError) {
      try ProcessInfo.processInfo.environment[variable].map { path throws(ShellError) in
        try RootFolder(path)
      }
    }
  }

  /// Whether a file or folder is inside; it need not exist.
  func holds(_ name: String) -> Bool { (try? inside(name)) != nil }

  /// The path of a file or folder inside, from the root; it need not exist.
  ///
  /// Links on the way are followed, so that none leads outside.
  ///
  /// - Throws: ToolFault for what is outside.
  func inside(_ name: String) throws(ToolFault) -> String {
    let whole = name.hasPrefix("/") ? name : "\(path)/\(name)"
    guard !name.contains("\0"), let real = Self.resolved(whole) else {
      throw ToolFault("\(name): this is no path")
    }
    if real == path { return "." }
    guard real.hasPrefix(path == "/" ? "/" : path + "/") else {
      throw ToolFault(InputError.outsideOfRoot(path: name, root: path).lines[0])
    }
    return String(real.dropFirst(path == "/" ? 1 : path.count + 1))
  }

  /// A path without links and dots; what does not exist is kept as it is named.
  ///
  /// Nil if a link leads to nothing, behind which anything could be made.
  private static func resolved(_ path: String) -> String? {
    var (known, rest) = (path, [String]())
    while !known.isEmpty {
      if let real = realPath(known) {
        guard !rest.contains("..") else { return nil }
        return ([real == "/" ? "" : real] + rest).joined(separator: "/")
      }
      var facts = stat()
      guard lstat(known, &facts) != 0, errno == ENOENT || errno == ENOTDIR else { return nil }
      let parts = known.split(separator: "/", omittingEmptySubsequences: true)
      guard let last = parts.last else { return nil }
      if last != "." { rest.insert(String(last), at: 0) }
      known = "/" + parts.dropLast().joined(separator: "/")
    }
    return nil
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
