/// A file of a target, with what is done with it.
enum TargetFile: Hashable {
  /// It is compiled.
  case source(String)
  /// It is taken along.
  case resource(String)

  /// What Xcode does with a file of a synchronised folder; nil if it leaves it alone.
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

  /// Its place.
  var path: String {
    switch self {
    case .source(let path), .resource(let path): path
    }
  }

  /// The same at another place.
  func moved(to path: String) -> TargetFile {
    switch self {
    case .source: .source(path)
    case .resource: .resource(path)
    }
  }
}
