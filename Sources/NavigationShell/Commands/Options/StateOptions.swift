import ArgumentParser
import NavigationKit

/// The option that opens an app from a saved state, in commands without a window.
struct StateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Open the app with a state that run --restore has kept.", valueName: "file"),
    transform: { try UsageSentence.path($0, of: "--restore") })
  var restore: String?

  /// The saved state that was named; nil if none.
  ///
  /// - Parameter app: The app that the state must belong to; nil for any app.
  @MainActor func state(of app: App?) throws -> RestorationArchive? {
    try restore.map { try StateFile.archive(at: $0, of: app?.name) }
  }

  /// Refuses the option for a scenario.
  func refuse(scenario name: String) throws {
    guard restore == nil else { throw ShellError.usage(.restoresNoScenario(name)) }
  }
}
