/// The objects of a project file, which refer to each other by their keys.
struct ProjectObjects {
  private let objects: [String: PropertyList]
  /// The project itself.
  let root: ProjectObject

  init(_ list: PropertyList) {
    objects = list["objects"]?.dictionary ?? [:]
    let key = list["rootObject"]?.string ?? ""
    root = ProjectObject(key: key, values: objects[key] ?? .dictionary([:]))
  }

  /// The object of a key; nil if it is not there.
  subscript(key: String?) -> ProjectObject? {
    guard let key, let values = objects[key], values.dictionary != nil else { return nil }
    return ProjectObject(key: key, values: values)
  }

  /// The objects that a list of another object refers to; those that are not there are left out.
  func list(_ name: String, of owner: ProjectObject) -> [ProjectObject] {
    owner.strings(name).compactMap { self[$0] }
  }

  /// All objects of a kind, by their keys.
  func all(of kind: String) -> [ProjectObject] {
    objects.keys.sorted().compactMap { self[$0] }.filter { $0.kind == kind }
  }
}
