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
  private let window: Window
  private let screenshots: ScreenshotFolder
  /// The app at the end of the last run, and its device.
  private var end: (session: HeadlessSession, device: Device)?

  /// Opens the window.
  ///
  /// - Throws: SDLError without a display or fonts.
  init(
    _ file: ScenarioFile, _ variants: [ScenarioVariant], options: WindowOptions, isQuiet: Bool
  ) throws {
    (self.file, self.variants, self.options) = (file, variants, options)
    console = PlaybackConsole(file: file.name, isQuiet: isQuiet)
    painter = try HeadlessPainter()
    window = try StandardStreams.silencingErrors { [painter] () throws(SDLError) in
      try Window(
        WindowScreen(
          title: "\(file.app.title) – \(file.name)", size: variants[0].device.size, isDevice: true,
          zoom: options.zoom(of: variants[0].device)), renderer: options.renderer,
        text: painter.text, images: painter.images)
    }
    screenshots = try ScreenshotFolder(
      of: file.app, text: painter.text, images: painter.images, films: options.film)
  }

  /// Plays all variants and prints their results.
  ///
  /// Returns verify's exit code of the worst result.
  ///
  /// - Throws: ShellError if the user leaves before the end.
  func play() throws -> Int32 {
    var verdict = Verdict.same
    for variant in variants {
      console.begin(variant)
      let start = Monotonic.milliseconds
      var result = try file.names(variant) ? compare(variant) : judge(variant)
      result.seconds = (Monotonic.milliseconds - start) / 1000
      console.end(result)
      verdict = max(verdict, result.verdict)
    }
    return verdict.exitCode
  }

  /// Lets the user operate the app at its final state until the window is closed.
  ///
  /// - Throws: SDLError if a frame cannot be drawn.
  func stay() throws {
    guard let end else { return }
    console.stay()
    window.title += " – the window is yours"
    end.session.stage.chrome.isMasked = true
    let source = StageFrameSource(stage: end.session.stage, device: end.device)
    try FrameLoop(
      window: window, source: source, options: options, device: { end.device },
      screenshots: screenshots
    ).run()
  }

  /// Runs a variant that may have baselines.
  private func compare(_ variant: ScenarioVariant) throws -> ScenarioResult {
    let comparison = BaselineComparison(of: file, variant, painter: painter)
    let failures = try run(variant) { try comparison.take(FreshCapture($0)) }
    return try comparison.finish(failures: failures)
  }

  /// Runs a variant that the scenario does not have: only its expectations count.
  private func judge(_ variant: ScenarioVariant) throws -> ScenarioResult {
    let failures = try run(variant) { _ in }
    return ScenarioResult(
      scenario: file.name, variant: variant.name, source: file.source,
      verdict: failures.isEmpty ? .same : .different, failures: failures.sentences,
      notes: ["the scenario does not name this screen: its pictures were not compared"])
  }

  private func run(
    _ variant: ScenarioVariant, taken: @escaping (CompletedCapture) throws -> Void
  ) throws -> ScenarioFailures {
    let session = try file.session(for: variant, painter: painter)
    let host = PlaybackHost(
      session, camera: ScenarioCamera(session: session, device: variant.device, taken: taken),
      window: window, device: variant.device, options: options, console: console,
      screenshots: screenshots)
    defer { host.finish() }
    let runner = ScenarioRunner(
      stage: session.stage, host: host, pointer: file.scenario.pointer,
      cadence: .steady(options.framesPerVirtualSecond))
    try runner.run(file.scenario.steps)
    try host.show()
    runner.cancel()
    end = (session, variant.device)
    return ScenarioFailures(file: file.name, failures: runner.failures)
  }
}
