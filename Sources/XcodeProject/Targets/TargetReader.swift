/// Makes targets of the objects of a project.
struct TargetReader {
  let objects: ProjectObjects
  /// The place of the `.xcodeproj`.
  let path: String
  let configuration: String?
  let paths: ProjectPaths
  var notes: [String] = []

  init(_ objects: ProjectObjects, path: String, configuration: String?) {
    (self.objects, self.path, self.configuration) = (objects, path, configuration)
    paths = ProjectPaths(objects, folder: path.folderOfPath, notes: &notes)
  }

  /// The targets in the project's order.
  mutating func targets() -> [ProjectTarget] {
    var seen: Set<String> = []
    return objects.list("targets", of: objects.root)
      .filter { $0.kind.hasSuffix("Target") || $0["productType"] != nil }
      .filter { seen.insert($0.key).inserted }.map { target(of: $0) }
  }

  private mutating func target(of object: ProjectObject) -> ProjectTarget {
    let ofProject = notes
    notes = []
    defer { notes = ofProject }
    let name = object["name"] ?? "Target"
    let settings = settings(of: object, named: name)
    var target = ProjectTarget(
      name: name, kind: .init(productType: object["productType"] ?? ""), settings: settings)
    target.infoPlist = infoPlist(settings)
    for file in files(of: object, named: name) { target.add(file) }
    target.dependencies = dependencies(of: object)
    target.packageProducts = packageProducts(of: object)
    target.notes = notes
    return target
  }

  /// The place of an `Info.plist`, as far as it is there.
  private mutating func infoPlist(_ settings: BuildSettings) -> String? {
    guard let written = settings["INFOPLIST_FILE"], !written.isEmpty else { return nil }
    let place = path.folderOfPath.appendingPath(written)
    if ProjectFile.isThere(place) { return place }
    notes.append("\(place): this Info.plist is not there; the project does without")
    return nil
  }
}

extension ProjectTarget {
  /// Adds a file where its kind belongs.
  mutating func add(_ file: TargetFile) {
    switch file {
    case .source(let path) where path.typeOfPath == "swift": sources.append(path)
    case .source(let path): otherSources.append(path)
    case .resource(let path): resources.append(ProjectResource(path: path))
    }
  }
}
