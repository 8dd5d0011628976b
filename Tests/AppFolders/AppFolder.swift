import Foundation

/// A folder for an app's files, which goes with it.
package final class AppFolder {
  /// Its place, without links.
  package let path: String

  package init() throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The place of a file or folder in it.
  package func place(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file; gives its place.
  @discardableResult
  package func add(_ name: String, _ text: String = "") throws -> String {
    let place = URL(fileURLWithPath: self.place(name))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
    return place.path
  }

  /// Writes a project, and all files that it names.
  @discardableResult
  package func add(_ name: String, _ project: ProjectText) throws -> String {
    let folder = URL(fileURLWithPath: name).deletingLastPathComponent().relativePath
    for file in project.targets.flatMap({ $0.sources + $0.resources }) {
      try add("\(folder)/\(file)", "// \(file)\n")
    }
    try add("\(name)/project.pbxproj", project.text)
    return place(name)
  }

  /// The text of a file.
  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: place(name), encoding: .utf8)
  }

  /// The texts of all files in it, by their names; links are listed with what they lead to.
  package func contents(of name: String = "") throws -> [String: String] {
    var contents: [String: String] = [:]
    let folder = name.isEmpty ? path : place(name)
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let place = "\(folder)/\(file)"
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) {
        contents[file] = "-> \(target)"
      } else if let text = try? String(contentsOfFile: place, encoding: .utf8) {
        contents[file] = text
      }
    }
    return contents
  }
}
