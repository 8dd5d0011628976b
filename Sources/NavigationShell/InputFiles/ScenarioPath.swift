import Foundation
import Scenario

/// The path of a scenario, as it is typed.
nonisolated enum ScenarioPath {
  /// Whether a text is the path of a scenario, which may end in a line: `back.yaml:12`.
  static func isScenario(_ path: String) -> Bool {
    ScenarioFinder.isScenario(split(path).file)
  }

  /// The file of a path, and the line behind it, before which it stops.
  static func split(_ path: String) -> (file: String, line: Int?) {
    guard let colon = path.lastIndex(of: ":"), let line = Int(path[colon...].dropFirst()), line > 0,
      ScenarioFinder.isScenario(String(path[..<colon]))
    else { return (path, nil) }
    return (String(path[..<colon]), line)
  }

  /// Why a file that ends like a scenario is not run by itself; nil if it is a scenario.
  static func notRun(_ path: String) -> InputError? {
    let name = URL(fileURLWithPath: path).lastPathComponent
    if name.hasSuffix(ScenarioSource.partEnding) { return .partAlone(path: path) }
    return name == ScenarioSource.defaultsName ? .defaultsAlone(path: path) : nil
  }
}
