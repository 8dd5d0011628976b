import Drawing
import Foundation
import NavigationKit
import Scenario
import Snapshot

/// A scenario read from a file, with its app and variants.
struct ScenarioFile {
  /// The file, as it was typed or found.
  let name: String
  /// The fingerprint of its text.
  let source: Fingerprint
  /// The parsed scenario.
  let scenario: Scenario
  /// The app it opens, and the folder to open in the app.
  let app: App
  let folder: URL?
  /// The devices and styles it runs in.
  let variants: [ScenarioVariant]
  /// Whether a keyboard is drawn while text is edited.
  let hasKeyboard: Bool
  /// Whether its storyboard is shown in another language than the scenario's, whose baselines differ.
  private let isInOtherLanguage: Bool

  /// The largest file: one written by hand has thousands of bytes, an hour's recording a million.
  private static let maximumBytes = 16 << 20

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - language: The language of its storyboard; nil for the scenario's own.
  ///   - hasKeyboard: Whether a keyboard is drawn, even if the scenario does not ask for one.
  ///   - needsChecks: Whether a scenario that checks nothing is an error.
  /// - Throws: ShellError if the file cannot be read or its app's folder is not there;
  ///   ScenarioProblems if its text is wrong.
  init(
    _ name: String, in shell: Shell, language: String? = nil, hasKeyboard: Bool = false,
    needsChecks: Bool = true
  ) throws {
    let url = URL(fileURLWithPath: name)
    let data = try InputFile.contents(of: name, limit: Self.maximumBytes)
    if let other = ScenarioFinder.twin(of: name) {
      throw ShellError.badInput(.sharedBaselines(scenario: name, other: other))
    }
    self.name = name
    source = Fingerprint(of: data)
    let parser = ScenarioParser(
      vocabulary: shell.vocabulary(besides: url.deletingLastPathComponent()),
      needsChecks: needsChecks)
    scenario = try parser.scenario(
      in: String(decoding: KeptText.withoutMark(data), as: UTF8.self), file: name)
    self.hasKeyboard = hasKeyboard || scenario.hasKeyboard
    isInOtherLanguage = language != nil && language != scenario.language?.value
    do throws(ShellError) {
      (app, folder) = try shell.find(
        scenario.app?.value, besides: url.deletingLastPathComponent(),
        language: language ?? scenario.language?.value)
    } catch {
      let written =
        switch error {
        case .usage: language == nil ? scenario.language : nil
        case .badInput: scenario.app
        default: Located<String>?.none
        }
      guard let written else { throw error }
      throw ShellError.badInput(
        .scenarioApp(lines: error.lines.map { written.place.diagnostic($0, in: name) }))
    }
    let devices = scenario.devices.compactMap { Device(named: $0.value) }
    let looks = scenario.looks
    let statusBar = scenario.statusBar
    variants = (devices.isEmpty ? [app.device] : devices).flatMap { device in
      looks.map { ScenarioVariant(device: device.showing(statusBar), look: $0) }
    }
    try checkFilms(on: devices.isEmpty ? [app.device] : devices)
  }

  /// Throws if films would be too large on a device; each film is reported for the first such
  /// device.
  private func checkFilms(on devices: [Device]) throws(ScenarioProblems) {
    var problems: [SourcePosition: ScenarioProblem] = [:]
    for device in devices {
      for problem in scenario.filmProblems(
        in: name, on: device.size, scale: device.scale, named: device.name)
      where problems[problem.place] == nil {
        problems[problem.place] = problem
      }
    }
    guard problems.isEmpty else {
      throw ScenarioProblems(problems.sorted { $0.key < $1.key }.map(\.value))
    }
  }

  /// The variants, or those on another device, with another status bar and in another style, without
  /// duplicates.
  func variants(
    on device: Device?, statusBar: StatusBar? = nil, look: Look = Look()
  ) -> [ScenarioVariant] {
    var seen: Set<String> = []
    return variants.map {
      ScenarioVariant(
        device: (device ?? $0.device).showing(statusBar ?? scenario.statusBar),
        look: $0.look.changed(by: look))
    }
    .filter { seen.insert($0.name).inserted }
  }

  /// The variants on the screen that a command names.
  func variants(of screen: ScreenOptions) -> [ScenarioVariant] {
    variants(on: screen.chosenDevice, statusBar: screen.statusBar, look: screen.look)
  }

  /// Whether it is a variant of the scenario's own, which may have baselines.
  func names(_ variant: ScenarioVariant) -> Bool {
    !isInOtherLanguage && variants.contains { $0.name == variant.name }
  }

  /// The app of a variant, launched and settled.
  func session(for variant: ScenarioVariant, painter: HeadlessPainter) throws -> HeadlessSession {
    try HeadlessSession(
      app: app, folder: folder, device: variant.device, traits: variant.look.traits,
      hasKeyboard: hasKeyboard, painter: painter)
  }

  /// Runs one variant on its own stage; `onCapture` is called with each capture.
  func run(
    _ variant: ScenarioVariant, painter: HeadlessPainter, cadence: Cadence = .never,
    onCapture: @escaping (CompletedCapture) throws -> Void
  ) throws -> CompletedRun {
    try checkFilms(on: [variant.device])
    try app.checkLanguage()
    let session = try session(for: variant, painter: painter)
    let camera = ScenarioCamera(session: session, device: variant.device, onCapture: onCapture)
    let runner = ScenarioRunner(
      stage: session.stage, host: camera, pointer: scenario.pointer, cadence: cadence)
    try runner.run(scenario.steps)
    return CompletedRun(
      failures: ScenarioFailures(file: name, failures: runner.failures), steps: camera.steps,
      failedScreen: runner.failedScreen.map { camera.still(of: $0, named: "failed") })
  }
}

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
}

extension Shell {
  /// Resolves a path in a scenario, relative to the scenario's folder unless it is absolute.
  private nonisolated static func path(_ name: String, from folder: URL) -> String {
    URL(fileURLWithPath: name, relativeTo: folder).path
  }

  /// The names that a scenario in a folder may use.
  func vocabulary(besides folder: URL) -> ScenarioVocabulary {
    ScenarioVocabulary(
      apps: apps.map(\.name), devices: Device.inEveryOrientation.map(\.name),
      isDevice: { Device(named: $0) != nil },
      isPath: {
        FileManager.default.fileExists(atPath: Self.path($0, from: folder))
      }, files: { App.names(inFolder: folder.path) })
  }
}
