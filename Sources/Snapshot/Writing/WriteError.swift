import Foundation

/// Why something could not be written.
public struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What could not be written.
  public var path: String
  /// Why, and what helps.
  public var reason: Reason

  /// Why a file cannot be written.
  public enum Reason: Hashable, Sendable {
    /// There is no room left, or none for this user.
    case full
    /// The folder, or the disk, may only be read.
    case readOnly
    /// Something that is no folder has a folder's name.
    case notAFolder
    /// A folder has the file's name.
    case isAFolder
    /// The folder is not there.
    case noFolder
    /// The file's name is longer than the disk allows.
    case nameTooLong
    /// The file is larger than the disk, or this user, may have it.
    case tooLarge
    /// A link leads to itself.
    case circle
    /// Whoever read it has gone.
    case unread
    /// It was closed before the program began.
    case closed
    /// Anything else, by the system's error number.
    case system(Int32)
  }

  /// Makes an error.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Makes an error of the system's error number.
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

  /// What failed, why, and what helps, in one line.
  public var description: String { "\(path) cannot be written: \(reason.words)" }
}

extension WriteError.Reason {
  /// Why, and what helps.
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
