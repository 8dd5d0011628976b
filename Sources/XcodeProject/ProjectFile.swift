package import Foundation

/// Reads the files of a project, which come from outside.
package enum ProjectFile {
  /// The most bytes of one: more than the largest project has.
  package static let maximumBytes = 50_000_000

  /// All bytes of a file.
  package static func contents(of path: String) throws(ProjectError) -> Data {
    // Opening a pipe waits for a writer, and reading a device consumes data.
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      throw ProjectError(path: path, reason: String(cString: strerror(errno)).lowercased())
    }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      throw ProjectError(path: path, reason: "it is no file; name a file")
    }
    guard facts.st_size <= maximumBytes else {
      throw ProjectError(path: path, reason: "it holds more than \(maximumBytes) bytes")
    }
    guard let contents = FileManager.default.contents(atPath: path) else {
      throw ProjectError(path: path, reason: "it cannot be read; check its rights")
    }
    return contents
  }

  /// The text of a file in UTF-8.
  package static func text(of path: String) throws(ProjectError) -> String {
    guard let text = String(validating: try contents(of: path), as: UTF8.self) else {
      throw ProjectError(path: path, reason: "it is not encoded in UTF-8; save it in that")
    }
    return text
  }

  /// Whether a path is that of a file that can be read.
  package static func isThere(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  /// Whether anything is at a path.
  package static func exists(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0
  }

  /// Whether a path is that of a folder.
  package static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, sorted; none if it cannot be read.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Whether a path is that of a link.
  package static func isLink(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }
}
