import ArgumentParser
import Foundation

/// Takes pictures of apps' tours without a display.
struct CaptureCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "capture", abstract: "Take numbered pictures of apps, without a display.",
    discussion: """
      Each app is taken through its own tour; one without a tour, or with --restore, shows its \
      first screen. \
      The same command gives the same bytes on every run.
      """)

  @Argument(
    help: "What to show: an app of the list, a storyboard, an Xcode project, a folder, a scenario.")
  var apps: [String] = []
  @Option(
    name: .shortAndLong, help: "The folder the pictures go to; it is made if need be.",
    transform: { try UsageSentence.path($0, of: "--output") })
  var output: String
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var texts: LanguageOptions
  @OptionGroup var opening: StateOptions
  @Option(
    help: ArgumentHelp(
      "What rounded corners and the camera's cut-out become where the device has them.",
      valueName: ScreenMask.allCases.map(\.rawValue).joined(separator: "|")),
    transform: screenMask)
  var mask = ScreenMask.ignored
  @OptionGroup var parameters: ParameterOptions

  @MainActor func perform(in shell: Shell) throws {
    guard !apps.isEmpty || shell.apps.count == 1 else {
      throw ShellError.usage(.noAppNamed(available: shell.apps.map(\.name)))
    }
    let scenarios = apps.filter(ScenarioPath.isScenario)
    try scenarios.first.map(opening.refuse)
    try capture(apps.isEmpty ? [nil] : apps.filter { !scenarios.contains($0) }, in: shell)
    guard !scenarios.isEmpty else { return }
    let stems = scenarios.map {
      URL(fileURLWithPath: ScenarioPath.split($0).file).deletingPathExtension().lastPathComponent
    }
    guard Set(stems).count == stems.count else {
      throw ShellError.usage(.scenariosOfOneName)
    }
    let album = try ScenarioAlbum(folder: URL(fileURLWithPath: output, isDirectory: true))
    for name in scenarios {
      try album.capture(
        name, set: parameters, on: screen.chosenDevice, statusBar: screen.statusBar,
        language: texts.language,
        hasKeyboard: screen.keyboard,
        in: shell
      ) { Console.say($0.path) }
    }
  }

  @MainActor private func capture(_ apps: [String?], in shell: Shell) throws {
    guard !apps.isEmpty else { return }
    let targets = try apps.map { try shell.find($0, language: texts.language) }
    let album = try CaptureAlbum(
      folder: URL(fileURLWithPath: output, isDirectory: true), mask: mask)
    let names = PictureName.names(ofFiles: targets.map(\.app.storyboardPath))
    for (target, name) in zip(targets, names) {
      try album.capture(
        target.app, named: name, folder: target.folder,
        device: screen.device(else: target.app.device),
        traits: screen.traits, hasKeyboard: screen.keyboard,
        restoring: opening.state(of: target.app)
      ) { Console.say($0.path) }
    }
  }
}

private nonisolated func screenMask(_ name: String) throws -> ScreenMask {
  guard let mask = ScreenMask(rawValue: name) else {
    throw ValidationError(
      .unknownName(name, kind: "mask", available: ScreenMask.allCases.map(\.rawValue)))
  }
  return mask
}
