import XcodeProject

/// The place where a written package finds NavigationKit.
public enum LibraryLocation: Hashable, Sendable {
  /// In a folder.
  case folder(String)
  /// At an address, from a version on.
  case address(String, version: String)

  /// The location in an option's value: an address if it has a scheme or a user, else a folder.
  public init(_ text: String, version: String) {
    self =
      text.contains("://") || text.contains(/^[\w.-]+@[\w.-]+:/)
      ? .address(text, version: version) : .folder(text.wholePath)
  }

  /// The name of the package in manifests, which is the last part of an address.
  var packageName: String {
    switch self {
    case .folder: "NavigationKit"
    case .address(let address, _):
      address.nameOfPath.hasSuffix(".git")
        ? String(address.nameOfPath.dropLast(4)) : address.nameOfPath
    }
  }
}
