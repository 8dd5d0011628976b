import Assets
import Foundation

/// The build settings of a target, whose values may name one another.
struct BuildSettings {
  private var values: [String: String]

  /// Joins the settings of a target's levels with those of their files.
  init(of target: XcodeProject.Target, in tree: FolderTree, near place: String) {
    values = ["TARGET_NAME": target.name, "TARGETNAME": target.name, "PRODUCT_NAME": target.name]
    for level in target.levels {
      if let file = level.file { add(fileNamed: file, tree, near: place, depth: 0) }
      merge(level.values)
    }
  }

  /// The value of a setting; nil if it has none.
  subscript(name: String) -> String? { values[name].map(expanded) }

  /// A text in which `$(NAME)` and `${NAME}` stand for settings; those that are not there for nothing.
  func expanded(_ text: String) -> String {
    var text = text
    for _ in 0..<Self.deepest where text.utf8.count < Self.longest {
      guard let start = text.firstRange(of: /\$[({]/),
        let end = text[start.upperBound...].firstIndex(where: { ")}".contains($0) })
      else { return text }
      // What follows a colon only changes how it is written.
      let name = text[start.upperBound..<end].prefix { $0 != ":" }
      text.replaceSubrange(start.lowerBound...end, with: values[String(name)] ?? "")
    }
    return text
  }

  private mutating func merge(_ others: [String: String]) {
    for (name, value) in others {
      // A value may add to that of the level below.
      values[name] = value.replacing("$(inherited)", with: values[name] ?? "")
    }
  }

  /// Adds the settings of an `.xcconfig` file, and those of the files that it includes before.
  private mutating func add(
    fileNamed name: String, _ tree: FolderTree, near place: String, depth: Int
  ) {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    guard depth < Self.deepest, let path = tree.file(named: last, near: place),
      let bytes = try? RegularFile.contents(of: path, limit: Self.largestFile)
    else { return }
    let file = ConfigurationFile(String(decoding: bytes, as: UTF8.self))
    for other in file.included { add(fileNamed: other, tree, near: path, depth: depth + 1) }
    merge(file.values)
  }

  /// How often names are looked up in each other, and files include others.
  private static let deepest = 16
  /// The most bytes of a value, and of a file.
  private static let longest = 4096
  private static let largestFile = 1 << 20
}

/// What an `.xcconfig` file says.
struct ConfigurationFile: Hashable {
  /// The paths of files that it includes.
  var included: [String] = []
  /// Its settings; those for some platforms only are left out.
  var values: [String: String] = [:]

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.split(separator: "//", omittingEmptySubsequences: false)[0]
        .trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count == 3 { included.append(String(parts[1])) }
        continue
      }
      guard let sign = line.firstIndex(of: "=") else { continue }
      let name = line[..<sign].trimmingCharacters(in: .whitespaces)
      guard !name.isEmpty, !name.contains("[") else { continue }
      values[name] = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    }
  }
}
