/// A file of a target, by its use in the build.
enum TargetFile: Hashable {
  /// It is compiled.
  case source(String)
  /// It is copied into the product.
  case resource(String)

  /// The use that Xcode makes of a file in a synchronised folder; nil if it ignores the file.
  init?(synchronized path: String) {
    switch path.typeOfPath {
    case "swift", "m", "mm", "c", "cc", "cpp", "metal", "xcdatamodeld", "mlmodel",
      "intentdefinition":
      self = .source(path)
    case "h", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "md", "xctestplan",
      "playground", "xcodeproj", "xcworkspace", "docc":
      return nil
    default: self = .resource(path)
    }
  }

  /// Its path.
  var path: String {
    switch self {
    case .source(let path), .resource(let path): path
    }
  }

  /// The same file at another path.
  func moved(to path: String) -> TargetFile {
    switch self {
    case .source: .source(path)
    case .resource: .resource(path)
    }
  }
}
