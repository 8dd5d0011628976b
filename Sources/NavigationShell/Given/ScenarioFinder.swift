import Foundation

/// Finds scenarios by what is typed: files, and folders that hold them.
nonisolated struct ScenarioFinder {
  /// The scenarios' files in the order of their names, each once, named as they were first typed.
  let files: [String]
  /// The records of baselines that lie in the folders.
  let records: [String]
  /// What lies in the folders and cannot be read: a scenario may be lost in it.
  let unreadable: [ReadError]

  /// Looks at paths.
  ///
  /// - Throws: ShellError if a path is not there, or a file is no scenario.
  init(_ paths: [String]) throws(ShellError) {
    var (files, folders): ([String], [String]) = ([], [])
    for path in paths {
      if try Self.isFolder(path) {
        folders.append(path)
      } else if Self.isScenario(path) {
        files.append(path)
      } else {
        throw .badInput(.noScenario(path: path))
      }
    }
    let walk = FolderWalk(folders)
    var seen: Set<String> = []
    self.files = (files + walk.files.filter(Self.isScenario))
      .filter { seen.insert(Self.place(of: $0)).inserted }.sorted()
    records = walk.files.filter { $0.hasSuffix(".frames") }
    // Of a baseline that cannot be read its scenario tells.
    unreadable = walk.unreadable.filter { !Self.isBaseline($0.path) }
  }

  /// The scenarios' files.
  ///
  /// - Throws: ShellError if something cannot be read, since a scenario may be lost in it.
  var allFiles: [String] {
    get throws(ShellError) {
      guard unreadable.isEmpty else {
        throw .badInput(.unreadable(unreadable))
      }
      return files
    }
  }

  /// How the files of scenarios end.
  private static let endings: Set = ["yaml", "yml"]

  /// Whether a name is a scenario's file.
  static func isScenario(_ name: String) -> Bool {
    endings.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
  }

  private static func isBaseline(_ name: String) -> Bool {
    ["png", "txt", "frames"].contains(URL(fileURLWithPath: name).pathExtension)
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

  /// Whether there is a folder rather than a file.
  private static func isFolder(_ path: String) throws(ShellError) -> Bool {
    guard !path.isEmpty else { throw .usage(.emptyPath) }
    do throws(ReadError) {
      return try FolderWalk.facts(of: path).st_mode & S_IFMT == S_IFDIR
    } catch {
      throw .badInput(.unreadableScenario(error))
    }
  }
}
