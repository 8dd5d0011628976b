import Foundation

nonisolated extension ScenarioFinder {
  /// The scenarios that a path of a file or folder means; nil if it means none.
  ///
  /// - Throws: ShellError for an empty folder.
  static func scenarios(at path: String) throws -> [String]? {
    if isScenario(path) { return [path] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    let files = try ScenarioFinder([path]).allFiles
    let isEmpty = try FileManager.default.contentsOfDirectory(atPath: path).isEmpty
    guard !isEmpty else { throw ShellError.nothingChecked }
    return files.isEmpty ? nil : files
  }
}
