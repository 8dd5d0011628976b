import Foundation

/// Finds scenarios by what is typed: files, and folders that hold them.
nonisolated enum ScenarioFinder {
  /// How the files of scenarios end.
  static let endings: Set = ["yaml", "yml"]

  /// Whether a name is a scenario's file.
  static func isScenario(_ name: String) -> Bool {
    endings.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
  }

  /// The scenarios' files in the order of their names, each once, named as they were typed.
  ///
  /// - Throws: ShellError if a path is not there, or a file is no scenario.
  static func files(at paths: [String]) throws(ShellError) -> [String] {
    var found: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .badInput("\(path): there is no such file or folder; name a scenario or its folder")
      }
      if isFolder.boolValue {
        found.formUnion(files(inside: path))
      } else if isScenario(path) {
        found.insert(path)
      } else {
        throw .badInput("\(path): this is no scenario; its name has to end in .yaml")
      }
    }
    return found.sorted()
  }

  /// Hidden folders and files are left out, as those of a run.
  private static func files(inside folder: String) -> [String] {
    let entries = FileManager.default.enumerator(atPath: folder)
    var files: [String] = []
    while let entry = entries?.nextObject() as? String {
      let isHidden = entry.split(separator: "/").contains { $0.hasPrefix(".") }
      guard !isHidden, isScenario(entry) else { continue }
      files.append(folder.hasSuffix("/") ? folder + entry : "\(folder)/\(entry)")
    }
    return files
  }
}
