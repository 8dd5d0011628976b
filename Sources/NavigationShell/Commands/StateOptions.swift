import ArgumentParser
import NavigationKit

/// What an app is opened with, where nobody is watching.
struct StateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Open the app with a state that run --restore has kept.", valueName: "file"),
    transform: { try UsageSentence.path($0, of: "--restore") })
  var restore: String?

  /// The state that was given; nil where none was.
  ///
  /// - Parameter app: Whose it has to be; nil for anybody's.
  @MainActor func state(of app: App?) throws -> RestorationArchive? {
    try restore.map { try StateFile.archive(at: $0, of: app?.name) }
  }

  /// Stops where a scenario is to be opened with it.
  func refuse(scenario name: String) throws {
    guard restore == nil else { throw ShellError.usage(.restoresNoScenario(name)) }
  }
}
