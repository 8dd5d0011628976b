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
  /// The fingerprints of the other files that it is made of, parts and defaults, by path.
  let parts: [String: Fingerprint]
  /// The names of its parameters.
  let parameters: [String]
  /// Its cases; only one if it has none.
  let scenarios: [Scenario]
  /// The line before which it stops; nil if it goes to its end.
  let stop: Int?
  /// The app it opens, and the folder to open in the app.
  let app: App
  let folder: URL?
  /// The devices and styles it runs in.
  let variants: [ScenarioVariant]
  /// Whether a keyboard is drawn while text is edited, even if a scenario does not ask for one.
  private let hasKeyboard: Bool
  /// Whether its storyboard is shown in another language than the scenario's, whose baselines differ.
  private let isInOtherLanguage: Bool

  /// The largest file: one written by hand has thousands of bytes, an hour's recording a million.
  nonisolated static let maximumBytes = 16 << 20

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - path: The file; with a line, as in `back.yaml:12`, it stops before that.
  ///   - set: The values that replace those of parameters.
  ///   - language: The language of its storyboard; nil for the scenario's own.
  ///   - hasKeyboard: Whether a keyboard is drawn, even if the scenario does not ask for one.
  ///   - needsChecks: Whether a scenario that checks nothing is an error.
  ///   - sources: Reads the other files, and knows them even if the scenario is wrong.
  /// - Throws: ShellError if the file cannot be read or its app's folder is not there;
  ///   ScenarioProblems if its text is wrong.
  init(
    _ path: String, in shell: Shell, set: [String: String] = [:], language: String? = nil,
    hasKeyboard: Bool = false, needsChecks: Bool = true,
    sources: ScenarioSources = ScenarioSources()
  ) throws {
    let (name, stop) = ScenarioPath.split(path)
    let url = URL(fileURLWithPath: name)
    if let reason = ScenarioPath.notRun(name) { throw ShellError.badInput(reason) }
    let data = try InputFile.contents(of: name, limit: Self.maximumBytes)
    if let other = ScenarioFinder.twin(of: name) {
      throw ShellError.badInput(.sharedBaselines(scenario: name, other: other))
    }
    self.name = name
    source = Fingerprint(of: data)
    let parser = ScenarioParser(
      vocabulary: shell.vocabulary(
        besides: url.deletingLastPathComponent(), source: sources.source),
      needsChecks: needsChecks, set: set)
    let cases = try parser.cases(in: InputFile.text(data, of: name), file: name)
    self.stop = stop
    parts = sources.fingerprints
    parameters = cases.parameters
    scenarios = cases.scenarios.map { $0.stopping(before: stop) }
    let scenario = cases.scenarios[0]
    self.hasKeyboard = hasKeyboard
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
    variants = scenarios.flatMap { [app] in $0.variants(else: app.device) }
    try checkFilms(of: variants)
  }

  /// Throws if films would be too large on a device; each film is reported for the first such
  /// device.
  private func checkFilms(of variants: [ScenarioVariant]) throws(ScenarioProblems) {
    var problems: [SourcePosition: ScenarioProblem] = [:]
    for variant in variants {
      let device = variant.device
      for problem in variant.scenario.filmProblems(
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
        scenario: $0.scenario,
        device: (device ?? $0.device).showing(statusBar ?? $0.scenario.statusBar),
        look: $0.look.changed(by: look))
    }
    .filter { seen.insert($0.name).inserted }
  }

  /// The variants on the screen that a command names.
  func variants(of screen: ScreenOptions) -> [ScenarioVariant] {
    variants(on: screen.chosenDevice, statusBar: screen.statusBar, look: screen.look)
  }

  /// The variants on that screen in several looks, without duplicates.
  func variants(of screen: ScreenOptions, _ looks: LookListOptions) -> [ScenarioVariant] {
    looks.combinations.flatMap { device, look in
      variants(
        on: device ?? screen.namedDevice, statusBar: screen.statusBar,
        look: screen.look.changed(by: look))
    }
    .unique
  }

  /// Whether it is a variant of the scenario's own, which may have baselines.
  func names(_ variant: ScenarioVariant) -> Bool {
    !isInOtherLanguage && stop == nil && variants.contains { $0.name == variant.name }
  }

  /// The app of a variant, launched and settled.
  func session(for variant: ScenarioVariant, painter: HeadlessPainter) throws -> HeadlessSession {
    try HeadlessSession(
      app: app, folder: folder, device: variant.device, traits: variant.look.traits,
      hasKeyboard: hasKeyboard || variant.scenario.hasKeyboard, painter: painter,
      time: variant.scenario.time)
  }

  /// Runs one variant on its own stage; `onStep` is called before each step, `onCapture` with each capture.
  func run(
    _ variant: ScenarioVariant, painter: HeadlessPainter, cadence: Cadence = .never,
    onStep: @escaping (ScenarioStep) -> Void = { _ in },
    onCapture: @escaping (CompletedCapture) throws -> Void
  ) throws -> CompletedRun {
    try checkFilms(of: [variant])
    try app.checkLanguage()
    let session = try session(for: variant, painter: painter)
    let start = session.stage.now
    let camera = ScenarioCamera(
      session: session, device: variant.device, onStep: onStep, onCapture: onCapture)
    let runner = ScenarioRunner(
      stage: session.stage, host: camera, pointer: variant.scenario.pointer, cadence: cadence)
    try runner.run(variant.scenario.steps)
    return CompletedRun(
      failures: ScenarioFailures(file: name, failures: runner.failures), steps: camera.steps,
      ways: camera.ways, virtualSeconds: session.stage.now - start,
      failedScreen: runner.failedScreen.map { camera.still(of: $0, named: "failed") })
  }
}
