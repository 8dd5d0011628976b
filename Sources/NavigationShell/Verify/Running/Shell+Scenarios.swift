import Foundation
import Scenario

extension Shell {
  /// Finds a scenario's app by its name, or by a path relative to the scenario's folder.
  ///
  /// - Throws: ShellError also for what is outside of the root.
  func find(
    _ name: String?, besides folder: URL, language: String? = nil
  ) throws(ShellError) -> (app: App, folder: URL?) {
    guard let name, !apps.contains(where: { $0.name == name }) else {
      return try find(name, language: language)
    }
    let path = Self.path(name, from: folder)
    if let root, !root.holds(path) {
      throw .badInput(.outsideOfRoot(path: name, root: root.path))
    }
    return try find(path, language: language)
  }

  /// Resolves a path in a scenario, relative to the scenario's folder unless it is absolute.
  private nonisolated static func path(_ name: String, from folder: URL) -> String {
    URL(fileURLWithPath: name, relativeTo: folder).path
  }

  /// The names that a scenario in a folder may use.
  ///
  /// - Parameter source: Reads a file that it is made of, by its path from the current folder.
  func vocabulary(
    besides folder: URL, source: @escaping @Sendable (String) -> ScenarioSource
  ) -> ScenarioVocabulary {
    let root = root
    return ScenarioVocabulary(
      apps: apps.map(\.name), devices: Device.inEveryOrientation.map(\.name),
      isDevice: { Device(named: $0) != nil },
      isPath: {
        let path = Self.path($0, from: folder)
        // What is outside of the root is refused once it is looked for, whether it is there or not.
        return root?.holds(path) == false || FileManager.default.fileExists(atPath: path)
      }, files: { App.names(inFolder: folder.path) },
      source: { path in
        if let root, !root.holds(path) { return .unreadable("it is outside of \(root.path)") }
        return source(path)
      })
  }

  /// What the steps of a session may name, by paths from the current folder; parts are read each time,
  /// as they are changed meanwhile.
  var vocabularyOfSteps: ScenarioVocabulary {
    vocabulary(
      besides: URL(
        fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    ) { ScenarioSources().source($0) }
  }
}
