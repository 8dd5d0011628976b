import XcodeProject

/// How a written package takes a resource along.
enum ResourceRule: Hashable {
  /// A file or folder as it is.
  case copy(String)
  /// A file of a language, beside those of the same language from elsewhere.
  case process(String)

  /// The rules for a target's resources, and a line about each that is left out.
  static func rules(
    for resources: [ProjectResource], links: FolderLinks
  ) -> (rules: [ResourceRule], notes: [String]) {
    var rules: [ResourceRule] = []
    var notes: [String] = []
    var used: [String: String] = [:]
    let shared = sharedLanguages(of: resources)
    for resource in resources {
      // A folder of a language goes as a whole, unless several folders have the same language:
      // what is put together has a name in small letters.
      let folder = resource.languageFolder
      let isWhole = folder.map { !shared.contains($0.nameOfPath) } ?? false
      let path = isWhole ? folder ?? resource.path : resource.path
      guard let place = links.path(to: path) else {
        notes.append("\(path): it is beside the written package; choose another --output")
        continue
      }
      let name = folder == nil || isWhole ? path.nameOfPath : "\(folder ?? "")/\(path.nameOfPath)"
      if let other = used[name] {
        if other != path { notes.append("\(path): \(other) has the same name; left out") }
        continue
      }
      used[name] = path
      // SwiftPM writes one itself.
      if name == "Info.plist" { continue }
      rules.append(folder != nil && !isWhole ? .process(place) : .copy(place))
    }
    return (rules, notes)
  }

  /// The names of folders of languages that several places have.
  private static func sharedLanguages(of resources: [ProjectResource]) -> Set<String> {
    let folders = Set(resources.compactMap(\.languageFolder))
    return Set(
      Dictionary(grouping: folders, by: \.nameOfPath).filter { $0.value.count > 1 }.keys)
  }
}
