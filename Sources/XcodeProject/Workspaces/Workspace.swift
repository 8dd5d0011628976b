/// The projects that an `.xcworkspace` names.
struct Workspace {
  /// The places of its projects, in its order.
  let projects: [String]

  /// Reads a workspace's own file.
  init(_ path: String) throws(ProjectError) {
    let file = path.appendingPath("contents.xcworkspacedata")
    let text = Array(try ProjectFile.text(of: file).utf8)
    let result: Result<[String], ProjectError> = text.withUnsafeBufferPointer { bytes in
      Result { () throws(ProjectError) in
        var scanner = XMLScanner(file: file, bytes: bytes)
        return try Self.places(&scanner, folder: path.folderOfPath)
      }
    }
    var seen: Set<String> = []
    projects = try result.get()
      .filter { $0.typeOfPath == "xcodeproj" && seen.insert($0).inserted }
  }

  private static func places(
    _ scanner: inout XMLScanner, folder: String
  ) throws(ProjectError) -> [String] {
    var found: [String] = []
    // The folders that are open: groups lead on from those around them.
    var groups = [folder]
    while let token = try scanner.token() {
      switch token {
      case .start("FileRef", let attributes, _):
        found.append(place(attributes["location"], in: groups.last ?? folder, folder))
      case .start("Group", let attributes, isEmpty: false):
        groups.append(place(attributes["location"], in: groups.last ?? folder, folder))
      case .end("Group") where groups.count > 1: groups.removeLast()
      default: continue
      }
    }
    return found
  }

  /// The place that a location such as `group:App/App.xcodeproj` means.
  private static func place(_ location: String?, in group: String, _ folder: String) -> String {
    let parts = (location ?? "").split(separator: ":", maxSplits: 1).map(String.init)
    let path = parts.count == 2 ? parts[1] : ""
    switch parts.first {
    case "container": return folder.appendingPath(path)
    case "absolute": return path.wholePath
    default: return group.appendingPath(path)
    }
  }
}
