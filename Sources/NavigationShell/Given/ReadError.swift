import Assets
import Foundation

/// Why something that was given cannot be read.
nonisolated struct ReadError: Error, Hashable, CustomStringConvertible {
  /// What it is about, as it was named or found.
  let path: String
  /// Whether it is just not there.
  let isAbsence: Bool
  private let reason: String

  private init(path: String, isAbsence: Bool, reason: String) {
    (self.path, self.isAbsence, self.reason) = (path, isAbsence, reason)
  }

  /// Makes an error of the system's error number.
  init(path: String, code: Int32) {
    let reason =
      switch code {
      case ENOENT: Self.absence(of: path)
      case EACCES, EPERM: "it may not be read by you"
      case ELOOP: "its links lead in a circle"
      case ENOTDIR: "a part of its path is a file"
      case ENAMETOOLONG: "its name is too long"
      case EISDIR: "this is a folder"
      default: String(cString: strerror(code))
      }
    let isAbsence = code == ENOTDIR || code == ENOENT && !Self.isLink(path)
    self.init(path: path, isAbsence: isAbsence, reason: reason)
  }

  /// Makes an error of what is wrong with a file.
  init(path: String, trouble: RegularFile.Trouble) {
    switch trouble {
    case .system(let code): self.init(path: path, code: code)
    case .folder: self.init(path: path, code: EISDIR)
    case .pipe, .socket, .device, .tooLarge:
      self.init(path: path, isAbsence: false, reason: "\(trouble)")
    }
  }

  var description: String { "\(path) cannot be read: \(reason)" }

  private static func absence(of path: String) -> String {
    if isLink(path) { return "its link leads nowhere" }
    // What stands for bytes that are no text.
    return path.unicodeScalars.contains("\u{FFFD}")
      ? "its name is not written in UTF-8" : "there is no such file"
  }

  private static func isLink(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }
}
