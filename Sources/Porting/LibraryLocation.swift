import XcodeProject

/// Where a written package finds NavigationKit.
public enum LibraryLocation: Hashable, Sendable {
  /// In a folder.
  case folder(String)
  /// At an address, from a version on.
  case address(String, version: String)

  /// What an option's value means: an address if it names how to get there, else a folder.
  public init(_ text: String, version: String) {
    self =
      text.contains("://") || text.contains(/^[\w.-]+@[\w.-]+:/)
      ? .address(text, version: version) : .folder(text.wholePath)
  }

  /// The name that manifests refer to the package by, which for an address is its last part.
  var packageName: String {
    switch self {
    case .folder: "NavigationKit"
    case .address(let address, _):
      address.nameOfPath.hasSuffix(".git")
        ? String(address.nameOfPath.dropLast(4)) : address.nameOfPath
    }
  }
}
