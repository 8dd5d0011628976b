import Foundation

/// An error of writing a file.
public struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path that could not be written.
  public var path: String
  /// The reason, and what helps.
  public var reason: Reason

  /// A reason why a file cannot be written.
  public enum Reason: Hashable, Sendable {
    /// The disk or the user's quota is full.
    case full
    /// The folder or disk is read-only.
    case readOnly
    /// A part of the path is not a folder.
    case notAFolder
    /// A folder has the file's name.
    case isAFolder
    /// The folder is not there.
    case noFolder
    /// The file's name is longer than the disk allows.
    case nameTooLong
    /// The file is larger than the file system or the user's limit allows.
    case tooLarge
    /// The links lead in a circle.
    case circle
    /// The reader of the pipe has closed it.
    case unread
    /// The descriptor is closed.
    case closed
    /// Any other `errno`.
    case system(Int32)
  }

  /// Makes an error.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Makes an error of an `errno`.
  public init(path: String, code: Int32) {
    self.path = path
    reason =
      switch code {
      case ENOSPC, EDQUOT: .full
      case EROFS, EACCES, EPERM: .readOnly
      case ENOTDIR, EEXIST: .notAFolder
      case EISDIR: .isAFolder
      case ENOENT: .noFolder
      case ENAMETOOLONG: .nameTooLong
      case EFBIG: .tooLarge
      case ELOOP: .circle
      case EPIPE: .unread
      case EBADF: .closed
      default: .system(code)
      }
  }

  /// The error message: what failed, why, and what helps, in one line.
  public var description: String { "\(path) cannot be written: \(reason.words)" }
}

extension WriteError.Reason {
  /// The reason in words, and what helps.
  var words: String {
    switch self {
    case .full: "the disk is full, make room on it"
    case .readOnly: "it may only be read, make its folder writable"
    case .notAFolder: "a part of its path is a file, move that away"
    case .isAFolder: "a folder has that name, move it away"
    case .noFolder: "a folder of its path is not there, make it"
    case .nameTooLong: "the name is too long, choose a shorter one"
    case .tooLarge: "the file would be too large here"
    case .circle: "its links lead in a circle"
    case .unread: "nobody reads it any more"
    case .closed: "it is closed"
    case .system(let code): String(cString: strerror(code))
    }
  }
}
