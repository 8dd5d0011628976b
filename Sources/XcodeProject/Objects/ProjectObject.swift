/// An object of a project file: a target, a group, a file and the like.
struct ProjectObject {
  /// The key by which other objects refer to it.
  let key: String
  /// The values of the object.
  let values: PropertyList

  /// Its kind, such as `PBXGroup`.
  var kind: String { self["isa"] ?? "" }

  /// The text of one of its values; nil if there is none.
  subscript(name: String) -> String? { values[name]?.string }

  /// The texts of one of its lists.
  func strings(_ name: String) -> [String] { values[name]?.strings ?? [] }

  /// Its name, else the path that it has instead.
  var name: String? { self["name"] ?? self["path"] }
}
