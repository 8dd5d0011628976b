import ArgumentParser
import Assets
import Drawing
import Foundation
import NavigationKit
import SDLShell
import Scenario
import Storyboard

/// Prints what is on an app's first screen.
struct InspectCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Print an app's stack, bars and elements.",
    discussion: """
      Frames are in points from the top left: x, y, width, height. With --restore and no app it \
      prints what is in the state.
      """)

  @Argument(
    help:
      "What to look at: an app of the list, a storyboard, a project, a folder, a scenario's end.")
  var app: String?
  @Flag(help: "Print JSON.")
  var json = false
  @Flag(
    help: "Of a storyboard or nib, print which scenes are reached and what of it is not played.")
  var report = false
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var texts: LanguageOptions
  @OptionGroup var opening: StateOptions
  @OptionGroup var parameters: ParameterOptions

  @MainActor func perform(in shell: Shell) throws {
    if let app, ScenarioPath.isScenario(app) {
      try opening.refuse(scenario: app)
      return try inspectEnd(of: app, in: shell)
    }
    if app == nil, let state = try opening.state(of: nil) { return try printReport(state) }
    let name = app
    let (app, folder) = try shell.find(name, language: texts.language)
    let session = try HeadlessSession(
      app: app, folder: folder, device: screen.device(else: app.drawnFor ?? .window),
      traits: screen.traits, hasKeyboard: screen.keyboard, restoring: opening.state(of: app))
    if report { return try printReport(of: app, named: name ?? app.name, on: session.stage) }
    try printReport(ScreenInspection(of: session.stage), of: app)
  }

  /// Shows each scene, then tells what was found.
  @MainActor private func printReport(of app: App, named name: String, on stage: Stage) throws {
    for stop in app.tour { stop.moves(stage) }
    let hasSymbol = { (name: String) in
      let file = name.contains("/") ? nil : Assets.found?.symbol(name)
      return file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    }
    let report: StoryboardReport
    switch (app.storyboard, app.nib) {
    case (let file?, _):
      report = StoryboardReport(
        of: file, on: stage, insets: Device.insets(onCanvas:), hasSymbol: hasSymbol)
    case (_, let nib?): report = StoryboardReport(of: nib, on: stage, hasSymbol: hasSymbol)
    default: throw ShellError.usage(.reportWithoutStoryboard(name))
    }
    for line in report.lines + app.notices { Console.say(line) }
    let document = app.storyboard?.document ?? app.nib?.document
    document.flatMap(Device.gap).map { Console.say($0) }
    guard let files = app.assets else { return }
    for line in files.missingFonts { Console.say(line) }
    for font in app.fonts where FontLibrary(files: [font]).faces.isEmpty {
      Console.say("\(font.path): it cannot be read as a font")
    }
    guard !files.isWhole else { return }
    Console.say(
      "\(files.folder): only the first \(FolderTree.mostNames) names in it were looked at")
  }

  @MainActor private func printReport(_ state: RestorationArchive) throws {
    Console.say(text: json ? try JSONText.of(state) : state.description)
  }

  @MainActor private func inspectEnd(of name: String, in shell: Shell) throws {
    let file = try ScenarioFile(
      name, in: shell, set: parameters.values, language: texts.language,
      hasKeyboard: screen.keyboard, needsChecks: false)
    try parameters.check(against: [file])
    let variant = file.variants(on: screen.chosenDevice, statusBar: screen.statusBar)[0]
    let session = try file.session(for: variant, painter: HeadlessPainter())
    let runner = try session.perform(
      variant.scenario.steps, with: variant.scenario.pointer, on: variant.device)
    try printReport(ScreenInspection(of: session.stage), of: file.app)
    guard let failure = runner.failures.first else { return }
    throw ShellError.failures([failure.diagnostic(in: file.name)])
  }

  @MainActor private func printReport(_ inspection: ScreenInspection, of app: App) throws {
    guard !json else {
      return Console.say(
        text: try JSONText.of(AppInspection(app: app.name, screen: inspection)))
    }
    Console.say(app.name)
    Console.say("")
    inspection.text().split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .forEach { Console.say("\($0)") }
  }
}

/// The output of `inspect --json`.
private struct AppInspection: Encodable {
  let app: String
  let screen: ScreenInspection

  private enum CodingKeys: String, CodingKey { case app }

  func encode(to encoder: any Encoder) throws {
    try screen.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(app, forKey: .app)
  }
}
