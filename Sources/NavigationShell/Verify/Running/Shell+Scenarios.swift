import Foundation
import Scenario

extension Shell {
  /// Finds a scenario's app by its name, or by a path relative to the scenario's folder.
  func find(
    _ name: String?, besides folder: URL, language: String? = nil
  ) throws(ShellError) -> (app: App, folder: URL?) {
    guard let name, !apps.contains(where: { $0.name == name }) else {
      return try find(name, language: language)
    }
    return try find(Self.path(name, from: folder), language: language)
  }

  /// Resolves a path in a scenario, relative to the scenario's folder unless it is absolute.
  private nonisolated static func path(_ name: String, from folder: URL) -> String {
    URL(fileURLWithPath: name, relativeTo: folder).path
  }

  /// The names that a scenario in a folder may use.
  func vocabulary(besides folder: URL, _ sources: ScenarioSources) -> ScenarioVocabulary {
    ScenarioVocabulary(
      apps: apps.map(\.name), devices: Device.inEveryOrientation.map(\.name),
      isDevice: { Device(named: $0) != nil },
      isPath: {
        FileManager.default.fileExists(atPath: Self.path($0, from: folder))
      }, files: { App.names(inFolder: folder.path) }, source: sources.source)
  }
}
