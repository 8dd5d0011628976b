import Foundation

/// A baseline file on disk.
nonisolated enum BaselineFile {
  /// It does not exist.
  case missing
  /// It cannot be read.
  case unreadable(ReadError)
  case whole(Data)

  /// The contents; nil if missing or unreadable.
  var data: Data? { if case .whole(let data) = self { data } else { nil } }

  /// Why it cannot be read; nil if it can or is missing.
  var error: ReadError? { if case .unreadable(let error) = self { error } else { nil } }
}
