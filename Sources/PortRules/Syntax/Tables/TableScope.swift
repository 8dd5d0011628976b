/// From where a class's table names the class: an extension of the class itself, or of what is
/// around it, if only that can name the class.
struct TableScope {
  /// The type that is extended.
  let extended: String
  /// The class's name in that extension.
  let name: String
  /// Whether members' types are named where the class does, so that short names mean the same.
  let isWhole: Bool
  /// Whether the class's private members are out of sight.
  let isOutside: Bool

  /// Makes the scope of a type's declaration; nil if nothing in the file can name the type.
  init?(_ type: TypeDeclaration) {
    let hidden = type.hidden.indices.dropFirst().filter { type.hidden[$0] }
    if type.isLocal || hidden.count > 1 { return nil }
    let cut = hidden.first ?? type.path.count
    extended = type.path[..<cut].joined(separator: ".")
    name = cut == type.path.count ? type.name : type.path[cut...].joined(separator: ".")
    isOutside = cut < type.path.count
    isWhole = type.path.count == 1
  }
}
