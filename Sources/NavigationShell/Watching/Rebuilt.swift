import Foundation
import NavigationKit
import Scenario

#if canImport(Glibc)
  import Glibc
#endif

/// Starts a program that was built anew in its own place, with the choices and actions in its window.
nonisolated enum Rebuilt {
  /// The environment variable that names the open file of the scenario.
  private static let variable = "NAVIGATIONKIT_REPEAT"
  /// The maximum size of that file in bytes: an hour's recording has a million.
  private static let maximumBytes = 16 << 20

  /// The program's own file.
  static let program = Program.built.path

  /// Starts the program anew with the same arguments; returns only if that fails.
  ///
  /// - Parameter scenario: The actions to do again; nil for none.
  static func start(doing scenario: Scenario? = nil) {
    if let scenario, let file = keep(scenario.yaml) { setenv(variable, "\(file)", 1) }
    Program.start(program)
    unsetenv(variable)
  }

  /// Writes a text to a file that has no name and is open in the program that is started.
  private static func keep(_ text: String) -> Int32? {
    guard let file = tmpfile() else { return nil }
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else { return nil }
    return fileno(file)
  }

  /// The scenario of the choices and actions before the program was built anew; read once.
  static func takeScenario() -> Scenario? {
    guard let name = ProcessInfo.processInfo.environment[variable], let number = Int32(name)
    else { return nil }
    unsetenv(variable)
    let file = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    guard (try? file.seek(toOffset: 0)) != nil,
      let data = try? file.read(upToCount: maximumBytes)
    else { return nil }
    // The scenario names an app that runs already, whatever its name.
    let vocabulary = ScenarioVocabulary(
      apps: [], devices: [], isDevice: { Device(named: $0) != nil }, isPath: { _ in true })
    let parser = ScenarioParser(vocabulary: vocabulary, needsChecks: false)
    return try? parser.scenario(in: String(decoding: data, as: UTF8.self), file: variable)
  }
}
