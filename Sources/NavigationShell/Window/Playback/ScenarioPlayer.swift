import Foundation
import NavigationKit
import Scenario
import SDLShell
import Snapshot

/// Plays a scenario in a window: the same run as verify's, at the chosen speed.
final class ScenarioPlayer {
  private let file: ScenarioFile
  private let variants: [ScenarioVariant]
  private let options: WindowOptions
  private let console: PlaybackConsole
  private let painter: HeadlessPainter
  /// Its window, and the title that it has while it plays.
  let window: Window
  private let title: String
  private let watch: FileWatch?
  /// Whether the program was built anew since.
  private(set) var isRebuilt = false
  /// Whether the inspector is open.
  private(set) var isInspected: Bool
  private let screenshots: ScreenshotFolder
  /// The app at the end of the last run, and its device.
  private var end: (session: HeadlessSession, device: Device)?

  /// Opens the window, or takes over one.
  ///
  /// - Parameter isWatched: Whether it ends when the scenario's files, its app's or the program
  ///   change.
  /// - Throws: SDLError without a display or fonts.
  init(
    _ file: ScenarioFile, _ variants: [ScenarioVariant], options: WindowOptions, isQuiet: Bool,
    isWatched: Bool = false, in former: Window? = nil
  ) throws {
    (self.file, self.variants, self.options) = (file, variants, options)
    isInspected = options.inspects
    watch =
      isWatched
      ? FileWatch(
        [file.name, Rebuilt.program] + file.parts.keys + file.app.watchedFiles(file.folder)) : nil
    console = PlaybackConsole(file: file.name, isQuiet: isQuiet)
    painter = try HeadlessPainter()
    var screen = WindowScreen(of: file.app, on: variants[0].device, options)
    (screen.title, screen.isDevice) = ("\(file.app.title) – \(file.name)", true)
    title = screen.title
    window = try Window.showing(
      screen, in: former, renderer: options.renderer, with: painter)
    screenshots = try ScreenshotFolder(of: file.app, options, with: painter)
  }

  /// Plays all variants and prints their results.
  ///
  /// Returns verify's exit code of the worst result; nil if a file was changed meanwhile.
  ///
  /// - Throws: ShellError if the user leaves before the end.
  func play() throws -> Int32? {
    do {
      return try playAll().exitCode
    } catch is PlaybackHost.Interruption {
      updateIsRebuilt()
      return nil
    }
  }

  private func updateIsRebuilt() {
    isRebuilt = watch?.takeChanges().contains(Rebuilt.program) ?? false
  }

  private func playAll() throws -> Verdict {
    var verdict = Verdict.same
    for variant in variants {
      console.begin(variant)
      let start = Monotonic.milliseconds
      var result = try file.names(variant) ? compare(variant) : judge(variant)
      result.seconds = (Monotonic.milliseconds - start) / 1000
      console.end(result)
      verdict = max(verdict, result.verdict)
    }
    return verdict
  }

  /// Lets the user operate the app at its final state until the window is closed, something is
  /// dropped on it, or a file is changed; returns whether one was.
  ///
  /// - Parameter failure: Why a changed scenario is not played, which its title says; nil if none is to
  ///   be.
  /// - Throws: SDLError if a frame cannot be drawn.
  func stay(_ drop: DropTarget, because failure: String? = nil) throws -> Bool {
    guard let end else { return false }
    console.stay()
    window.title = "\(title) – the window is yours"
    let stage = end.session.stage
    stage.chrome.isMasked = true
    let tools = WindowTools(
      around: StageFrameSource(stage: stage, device: end.device), of: stage,
      inspects: isInspected
    ) { [painter] in
      WindowTools.makeStage(besides: stage, with: painter)
    }
    let loop = FrameLoop(
      window: window, tools: tools, options: options, device: { end.device },
      screenshots: screenshots, onDrop: drop.open)
    window.endWithDisplay()
    drop.onFailure = { [weak loop] line, _ in loop?.notice(line) }
    loop.notice(failure, for: .infinity)
    try loop.run { [watch] in watch?.hasChanges ?? false }
    isInspected = tools.panel.isOpen
    defer { updateIsRebuilt() }
    return watch?.hasChanges ?? false
  }

  /// Runs a variant that may have baselines.
  private func compare(_ variant: ScenarioVariant) throws -> ScenarioResult {
    let comparison = BaselineComparison(of: file, variant, painter: painter)
    let failures = try run(variant) { try comparison.compare(FreshCapture($0)) }
    return try comparison.finish(CompletedRun(failures: failures))
  }

  /// Runs a variant that the scenario does not have: only its expectations count.
  private func judge(_ variant: ScenarioVariant) throws -> ScenarioResult {
    let failures = try run(variant) { _ in }
    return ScenarioResult(
      scenario: file.name, variant: variant.name, source: file.source, parts: file.parts,
      verdict: failures.isEmpty ? .same : .failed, failures: failures.sentences,
      notes: [
        file.stop.map { "it stopped before line \($0): its pictures were not compared" }
          ?? "the scenario does not name this screen: its pictures were not compared"
      ])
  }

  private func run(
    _ variant: ScenarioVariant, onCapture: @escaping (CompletedCapture) throws -> Void
  ) throws -> ScenarioFailures {
    let session = try file.session(for: variant, painter: painter)
    let host = PlaybackHost(
      session,
      camera: ScenarioCamera(session: session, device: variant.device, onCapture: onCapture),
      window: window, device: variant.device, options: options, inspects: isInspected,
      console: console, screenshots: screenshots,
      makeStage: { [painter] in WindowTools.makeStage(besides: session.stage, with: painter) },
      isInterrupted: { [watch] in watch?.hasChanges ?? false })
    end = (session, variant.device)
    defer { isInspected = host.isInspected }
    let runner = ScenarioRunner(
      stage: session.stage, host: host, pointer: variant.scenario.pointer,
      cadence: .steady(options.framesPerVirtualSecond))
    try runner.run(variant.scenario.steps)
    try host.show()
    runner.cancel()
    return ScenarioFailures(file: file.name, failures: runner.failures)
  }
}
