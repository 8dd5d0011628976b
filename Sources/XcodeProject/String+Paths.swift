import Foundation

/// Paths as texts, without a look at the disk.
extension String {
  /// The path from the root on, without `.` and `..`.
  package var wholePath: String {
    let whole = hasPrefix("/") ? self : "\(FileManager.default.currentDirectoryPath)/\(self)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A path that leads on from this folder; one from the root stays as it is.
  package func appendingPath(_ path: String) -> String {
    path.hasPrefix("/") || isEmpty ? path.wholePath : "\(self)/\(path)".wholePath
  }

  /// The folder that a path is in.
  package var folderOfPath: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last name of a path.
  package var nameOfPath: String { split(separator: "/").last.map(String.init) ?? self }

  /// The last name of a path without its extension.
  package var stemOfPath: String {
    let name = nameOfPath
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The extension of a path's name, in small letters.
  package var typeOfPath: String {
    let name = nameOfPath
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Whether a path leads into a folder.
  package func isInside(_ folder: String) -> Bool {
    hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// The relative path from a folder to this path; both are from the root on.
  package func relative(to folder: String) -> String {
    let own = split(separator: "/")
    let from = folder.split(separator: "/")
    let common = zip(own, from).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: from.count - common)
    let parts = up + own.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
