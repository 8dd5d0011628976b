/// The mode in which the compiler reads a target's sources.
enum LanguageMode: String, Hashable {
  case v4, v4_2, v5, v6

  /// The mode for the version that a project names; that of Xcode where it names none.
  init(swiftVersion: String?) {
    let parts = (swiftVersion ?? "5").split(separator: ".").compactMap { Int($0) }
    self =
      switch (parts.first ?? 5, parts.dropFirst().first ?? 0) {
      case (6..., _): .v6
      case (5, _): .v5
      case (4, 2...): .v4_2
      default: .v4
      }
  }

  /// Whether compilers still read a version of Swift.
  static func isRead(_ swiftVersion: String?) -> Bool {
    guard let version = swiftVersion?.split(separator: ".").first.flatMap({ Int($0) }) else {
      return true
    }
    return version >= 4
  }
}
