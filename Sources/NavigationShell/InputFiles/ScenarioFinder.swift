import Foundation

/// Finds scenarios by paths of files and folders.
nonisolated struct ScenarioFinder {
  /// The scenarios' files, sorted and without duplicates, named as they were first typed.
  let files: [String]
  /// The baseline records in the folders.
  let records: [String]
  /// Unreadable files and folders, which may hold scenarios.
  let unreadable: [ReadError]

  /// Searches the paths.
  ///
  /// - Throws: ShellError if a path does not exist, or a file is not a scenario.
  init(_ paths: [String]) throws(ShellError) {
    var (files, folders): ([String], [String]) = ([], [])
    for path in paths {
      if try Self.isFolder(path) {
        folders.append(path)
      } else if Self.isScenario(path) {
        if let reason = ScenarioPath.notRun(path) { throw .badInput(reason) }
        files.append(path)
      } else {
        throw .badInput(.noScenario(path: path))
      }
    }
    let walk = FolderWalk(folders)
    var seen: Set<String> = []
    self.files = (files + walk.files.filter(Self.isRun))
      .filter { seen.insert(Self.place(of: $0)).inserted }.sorted()
    records = walk.files.filter { $0.hasSuffix(".frames") }
    // Unreadable baselines are reported with their scenario.
    unreadable = walk.unreadable.filter { !Self.isBaseline($0.path) }
  }

  /// The scenarios' files.
  ///
  /// - Throws: ShellError if something cannot be read, as it may hold a scenario.
  var allFiles: [String] {
    get throws(ShellError) {
      guard unreadable.isEmpty else {
        throw .badInput(.unreadable(unreadable))
      }
      return files
    }
  }

  /// The extensions of scenario files.
  private static let endings: Set = ["yaml", "yml"]

  /// Whether a name is that of a scenario file.
  static func isScenario(_ name: String) -> Bool {
    endings.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
  }

  /// Whether a file in a folder is a scenario, and not what scenarios are made of, or known findings.
  private static func isRun(_ path: String) -> Bool {
    isScenario(path) && ScenarioPath.notRun(path) == nil && !path.hasSuffix(KnownFindings.ending)
  }

  private static func isBaseline(_ name: String) -> Bool {
    ["png", "txt", "frames"].contains(URL(fileURLWithPath: name).pathExtension)
  }

  /// A file's path without links in its folder, equal for all names of one file.
  static func place(of name: String) -> String {
    let url = URL(fileURLWithPath: name)
    return url.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(url.lastPathComponent).path
  }

  /// Another scenario with the same baselines, as only the extensions differ.
  static func twin(of name: String) -> String? {
    let url = URL(fileURLWithPath: name)
    let own = try? FolderWalk.facts(of: url.path)
    let stem = url.deletingPathExtension().lastPathComponent
    // Where case does not matter, another spelling is the same file.
    return scenarios(of: stem, in: url.deletingLastPathComponent())
      .first { (try? FolderWalk.facts(of: $0.path))?.st_ino != own?.st_ino }?.relativePath
  }

  /// Whether a scenario of the folder's name is beside it, so that the folder holds its baselines.
  static func isOfScenario(_ folder: URL) -> Bool {
    !scenarios(of: folder.lastPathComponent, in: folder.deletingLastPathComponent()).isEmpty
  }

  /// They are asked for by their names: to list the folder for each of its scenarios would take ever
  /// longer the more there are.
  private static func scenarios(of stem: String, in folder: URL) -> [URL] {
    spellings.map { folder.appendingPathComponent("\(stem).\($0)") }
      .filter { (try? FolderWalk.facts(of: $0.path)) != nil }
  }

  /// The extensions with each letter small or large.
  private static let spellings = endings.sorted().flatMap { ending in
    ending.reduce([""]) { heads, letter in
      heads.flatMap { ["\($0)\(letter)", "\($0)\(letter.uppercased())"] }
    }
  }

  private static func isFolder(_ path: String) throws(ShellError) -> Bool {
    guard !path.isEmpty else { throw .usage(.emptyPath) }
    do throws(ReadError) {
      return try FolderWalk.facts(of: path).st_mode & S_IFMT == S_IFDIR
    } catch {
      throw .badInput(.unreadableScenario(error))
    }
  }
}
