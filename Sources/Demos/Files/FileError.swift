/// Why a file or a folder cannot be shown.
nonisolated enum FileError: Error, Hashable, Sendable {
  case notThere
  case notPermitted
  case notAFolder
  case linkLoop
  case brokenLink(target: String)
  /// The name is not valid UTF-8, so the file cannot be opened by it.
  case unreadableName
  /// Any other `errno`.
  case system(Int32)

  /// Makes an error of an `errno`.
  init(errorNumber: Int32) {
    switch errorNumber {
    case ENOENT: self = .notThere
    case EACCES, EPERM: self = .notPermitted
    case ENOTDIR: self = .notAFolder
    case ELOOP: self = .linkLoop
    default: self = .system(errorNumber)
    }
  }

  /// A few words, for a row.
  var summary: String {
    switch self {
    case .notThere: "No longer there"
    case .notPermitted: "No permission"
    case .notAFolder: "Not a folder"
    case .linkLoop: "Link that leads back to itself"
    case .brokenLink(let target): "Broken link to \(target)"
    case .unreadableName: "Name is not valid text"
    case .system(let number): "Error \(number)"
    }
  }

  /// A sentence or two, for a page.
  var explanation: String {
    switch self {
    case .notThere: "It was moved or deleted in the meantime."
    case .notPermitted: "You do not have permission to open it."
    case .notAFolder: "It is a file now, not a folder."
    case .linkLoop: "Following the link leads back to the link itself."
    case .brokenLink(let target): "The link points to \(target), and nothing is there."
    case .unreadableName: "Its name is not valid text, so it cannot be opened by name."
    case .system(let number): "The system answered: \(String(cString: strerror(number)))."
    }
  }
}
