/// The places of a project's files, which depend on the groups that they are in.
struct ProjectPaths {
  private var paths: [String: String] = [:]
  private let root: String

  /// Walks through the groups of a project.
  ///
  /// - Parameter folder: The folder that the project is in.
  init(_ objects: ProjectObjects, folder: String, notes: inout [String]) {
    root = folder.appendingPath(objects.root["projectDirPath"] ?? "")
    var waiting: [(key: String, parent: String)] = []
    if let group = objects.root["mainGroup"] { waiting = [(group, root)] }
    // Groups may be in each other in a circle.
    while let (key, parent) = waiting.popLast() {
      guard paths[key] == nil else {
        let name = objects[key]?.name ?? key
        notes.append("the project has “\(name)” in several groups; only one of them counts")
        continue
      }
      guard let object = objects[key] else { continue }
      // Files of Xcode's own, and products, have no place here.
      guard let path = place(of: object, in: parent) else { continue }
      paths[key] = path
      waiting += object.strings("children").reversed().map { ($0, path) }
    }
  }

  /// The place of a file or folder; nil if it is none of the project's, or stands elsewhere.
  func path(of object: ProjectObject) -> String? {
    paths[object.key] ?? place(of: object, in: root)
  }

  private func place(of object: ProjectObject, in parent: String) -> String? {
    // Groups without a path only order what is in them.
    let path = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return parent.appendingPath(path)
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return root.appendingPath(path)
    case "<absolute>": return path.hasPrefix("/") ? path.wholePath : nil
    default: return nil
    }
  }
}
