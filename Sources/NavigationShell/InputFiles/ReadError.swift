import Assets
import Foundation

/// Why an input file or folder cannot be read.
nonisolated struct ReadError: Error, Hashable {
  /// The path, as it was typed or found.
  let path: String
  /// The reason.
  let reason: Reason

  /// A reason why a file or folder cannot be read.
  enum Reason: Hashable {
    /// There is no such file.
    case absent
    /// A part of its path is a file.
    case behindFile
    /// It is a dangling link.
    case deadLink
    /// Its name is not UTF-8.
    case notUTF8
    /// Its text is not UTF-8 from a line on.
    case otherEncoding(line: Int)
    /// The user has no permission.
    case forbidden
    /// Its links lead in a circle.
    case circle
    /// Its name is longer than the disk allows.
    case nameTooLong
    /// It is a folder.
    case folder
    /// It is not a regular file, or too large.
    case unfit(RegularFile.Trouble)
    /// The folder and its subfolders have more names than the limit.
    case tooManyNames(Int)
    /// Any other `errno`.
    case system(Int32)
  }

  /// Makes an error.
  init(path: String, reason: Reason) { (self.path, self.reason) = (path, reason) }

  /// Makes an error of an `errno`.
  init(path: String, code: Int32) {
    self.path = path
    reason =
      switch code {
      case ENOENT: Self.absence(of: path)
      case EACCES, EPERM: .forbidden
      case ELOOP: .circle
      case ENOTDIR: .behindFile
      case ENAMETOOLONG: .nameTooLong
      case EISDIR: .folder
      default: .system(code)
      }
  }

  /// Makes an error of a file's trouble.
  init(path: String, trouble: RegularFile.Trouble) {
    switch trouble {
    case .system(let code): self.init(path: path, code: code)
    case .folder: self.init(path: path, reason: .folder)
    case .pipe, .socket, .device, .tooLarge: self.init(path: path, reason: .unfit(trouble))
    }
  }

  /// Whether the file just does not exist.
  var isAbsence: Bool { [.absent, .behindFile, .notUTF8].contains(reason) }

  private static func absence(of path: String) -> Reason {
    var facts = stat()
    if lstat(path, &facts) == 0 { return .deadLink }
    // The replacement character stands for bytes that are not UTF-8.
    return path.unicodeScalars.contains("\u{FFFD}") ? .notUTF8 : .absent
  }
}

nonisolated extension ReadError: CustomStringConvertible {
  /// The error message: the path, and why it cannot be read, in one line.
  var description: String { "\(path) cannot be read: \(words)" }

  /// Why, in words.
  var words: String {
    switch reason {
    case .absent: "there is no such file"
    case .behindFile: "a part of its path is a file"
    case .deadLink: "its link leads nowhere"
    case .notUTF8: "its name is not written in UTF-8"
    case .otherEncoding(let line): "line \(line) is not written in UTF-8: save it as that"
    case .forbidden: "it may not be read by you"
    case .circle: "its links lead in a circle"
    case .nameTooLong: "its name is too long"
    case .folder: "this is a folder"
    case .unfit(let trouble): "\(trouble)"
    case .tooManyNames(let limit):
      "there are more than \(limit) names in it and the folders that it leads to; name a smaller one"
    case .system(let code): String(cString: strerror(code))
    }
  }
}
