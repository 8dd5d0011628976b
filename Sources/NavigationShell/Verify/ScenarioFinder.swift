import Foundation

/// Finds scenarios by what is typed: files, and folders that hold them.
nonisolated enum ScenarioFinder {
  /// How the files of scenarios end.
  static let endings: Set = ["yaml", "yml"]

  /// Whether a name is a scenario's file.
  static func isScenario(_ name: String) -> Bool {
    endings.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
  }

  /// The scenarios' files in the order of their names, each once, named as they were first typed.
  ///
  /// - Throws: ShellError if a path is not there, or a file is no scenario.
  static func files(at paths: [String]) throws(ShellError) -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    for path in paths {
      found += try files(at: path).filter { seen.insert(place(of: $0)).inserted }
    }
    return found.sorted()
  }

  /// Where a file really lies, however its folder was typed: two names of one file have the same.
  static func place(of name: String) -> String {
    let url = URL(fileURLWithPath: name)
    return url.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(url.lastPathComponent).path
  }

  /// Another scenario that has the same baselines, since only the endings of the two differ.
  static func twin(of name: String) -> String? {
    let url = URL(fileURLWithPath: name)
    let folder = url.deletingLastPathComponent()
    return scenarios(of: url.deletingPathExtension().lastPathComponent, in: folder)
      .first { $0 != url.lastPathComponent }
      .map { folder.appendingPathComponent($0).relativePath }
  }

  /// Whether a scenario lies beside a folder and has its name, so that the folder is its baselines'.
  static func isOfScenario(_ folder: URL) -> Bool {
    !scenarios(of: folder.lastPathComponent, in: folder.deletingLastPathComponent()).isEmpty
  }

  private static func scenarios(of stem: String, in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter {
      isScenario($0) && URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent == stem
    }.sorted()
  }

  private static func files(at path: String) throws(ShellError) -> [String] {
    guard let isFolder = isFolder(path) else {
      throw .badInput("\(path): there is no such file or folder; name a scenario or its folder")
    }
    if isFolder {
      return entries(of: path) { isScenario($0) }.filter { Self.isFolder($0) == false }
    }
    guard isScenario(path) else {
      throw .badInput("\(path): this is no scenario; its name has to end in .yaml")
    }
    return [path]
  }

  /// Whether there is a folder rather than a file; nil if there is neither.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }

  /// What is in a folder and the folders in it; hidden ones are left out, as those of a run.
  static func entries(of folder: String, where isWanted: (String) -> Bool) -> [String] {
    // A link to a folder is listed only by what it leads to.
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let entries = FileManager.default.enumerator(atPath: real)
    var names: [String] = []
    while let entry = entries?.nextObject() as? String {
      let isHidden = entry.split(separator: "/").contains { $0.hasPrefix(".") }
      guard !isHidden, isWanted(entry) else { continue }
      names.append(folder.hasSuffix("/") ? folder + entry : "\(folder)/\(entry)")
    }
    return names
  }
}
