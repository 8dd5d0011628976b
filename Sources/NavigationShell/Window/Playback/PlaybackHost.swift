import Audit
import Foundation
import NavigationKit
import Scenario
import SDLShell

/// Shows a running scenario in a window at the chosen speed, and takes its captures as usual.
final class PlaybackHost: ScenarioHost {
  private let camera: ScenarioCamera
  private let stage: Stage
  private let window: Window
  private let console: PlaybackConsole
  private let source: PlaybackSource
  private let panel: InspectorPanel
  private let loop: FrameLoop
  private let isInterrupted: () -> Bool
  private var size: CGSize

  /// The scenario's files were changed while it was played.
  struct Interruption: Error {}

  /// Whether the inspector is open.
  var isInspected: Bool { panel.isOpen }

  init(
    _ session: HeadlessSession, camera: ScenarioCamera, window: Window, device: Device,
    options: WindowOptions, inspects: Bool, console: PlaybackConsole,
    screenshots: ScreenshotFolder, makeStage: @escaping () -> Stage,
    isInterrupted: @escaping () -> Bool
  ) {
    self.isInterrupted = isInterrupted
    (self.camera, stage, self.window, self.console) = (camera, session.stage, window, console)
    size = stage.screen.bounds.size
    window.resize(to: size)
    source = PlaybackSource(stage: stage, framesPerSecond: options.framesPerVirtualSecond) {
      [stage] isPaused in
      isPaused ? console.pause(at: stage.now) : console.goOn()
    }
    let tools = WindowTools(around: source, of: stage, inspects: inspects, makeStage: makeStage)
    panel = tools.panel
    loop = FrameLoop(
      window: window, tools: tools, options: options, device: { device },
      servesMainQueue: false, screenshots: screenshots)
    window.endWithDisplay()
  }

  func begin(_ step: ScenarioStep) { console.begin(step, at: stage.now) }

  func decided(_ way: String) { console.printWay(way, at: stage.now) }

  func note(_ failure: ScenarioFailure) { console.printFailure(failure) }

  func audit(_ checks: Set<AuditCheck>) throws -> [String] { try camera.audit(checks) }

  func look(_ snapshot: () -> StageSnapshot) throws { if !source.isOver { try show() } }

  /// Shows the stage once its instant is due.
  ///
  /// - Throws: ShellError if the user leaves; SDLError if a frame cannot be drawn.
  func show() throws {
    followSize()
    repeat {
      try loop.runOnce()
      if isInterrupted() { throw Interruption() }
      if loop.isOver { throw console.left(at: stage.now) }
    } while !source.isDue
  }

  /// Resizes the window if the scenario has rotated or resized the screen.
  private func followSize() {
    guard size != stage.screen.bounds.size else { return }
    size = stage.screen.bounds.size
    window.resize(to: size)
  }

  func finishMainQueue() throws(EndlessMainQueue) { try camera.finishMainQueue() }

  func take(_ capture: ScenarioCapture) throws { try camera.take(capture) }

  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) throws -> String? {
    try camera.difference(between: snapshot, and: other)
  }

  var deviceName: String { camera.deviceName }

  func restart() throws { try camera.restart() }

  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { camera.safeAreaInsets(in: size) }
}
