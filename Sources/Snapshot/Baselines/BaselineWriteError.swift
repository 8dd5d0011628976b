import Foundation

/// Why baselines could not be written.
public struct BaselineWriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What could not be written.
  public var path: String
  /// Why, and what helps.
  public var reason: Reason
  /// Whether others are written already; else all are as they were.
  public var isPartial: Bool

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
    /// The file's name is longer than the disk allows.
    case nameTooLong
    /// Anything else, in the system's words.
    case other(String)
  }

  /// Makes an error.
  public init(path: String, reason: Reason, isPartial: Bool = false) {
    self.path = path
    self.reason = reason
    self.isPartial = isPartial
  }

  /// Makes an error of the system's error number.
  init(path: String, code: Int32) {
    self.path = path
    isPartial = false
    reason =
      switch code {
      case ENOSPC, EDQUOT: .full
      case EROFS, EACCES, EPERM: .readOnly
      case ENOTDIR, EEXIST: .notAFolder
      case EISDIR: .isAFolder
      case ENAMETOOLONG: .nameTooLong
      default: .other(String(cString: strerror(code)))
      }
  }

  /// What failed, why, and what to do, in one line.
  public var description: String {
    "\(path) cannot be written: \(reason.words); "
      + (isPartial
        ? "others are written already, and the record is the old one"
        : "the baselines are as they were")
  }
}

extension BaselineWriteError.Reason {
  fileprivate var words: String {
    switch self {
    case .full: "the disk is full, make room on it"
    case .readOnly: "it may only be read, make its folder writable"
    case .notAFolder: "a part of its path is a file, move that away"
    case .isAFolder: "a folder has that name, move it away"
    case .nameTooLong: "the name is too long, give the scenario or the capture a shorter one"
    case .other(let words): words
    }
  }
}
