import Foundation
import NavigationKit
import Scenario
import SDLShell
import Snapshot

/// An app in a window.
final class WindowSession {
  let window: Window
  /// The stage the app is on.
  let stage: Stage
  /// The loop that runs the app.
  let loop: FrameLoop
  private let delegate: (any UIApplicationDelegate)?
  private let app: StageFrameSource
  private let panel: InspectorPanel
  /// The record of the person's actions, if it is to be done again after a change.
  let hands: Hands?

  /// The device that the app is on now.
  var device: Device { app.device }
  /// Whether the inspector is open.
  var isInspected: Bool { panel.isOpen }

  /// Opens the window and launches the app; nothing is drawn before the loop runs.
  ///
  /// - Parameters:
  ///   - hasKeyboard: Whether a keyboard is drawn while text is edited.
  ///   - showsFocus: Whether a ring shows what the keyboard acts on.
  ///   - recorder: Records the person's actions; the app is then opened as for captures.
  ///   - state: The state in which the app was left; nil for a new start.
  ///   - steps: The steps to do again at first; nil where actions are not to be recorded, either.
  ///   - former: The window of the app before, which is taken over; nil for one of its own.
  ///   - reopen: Has the app opened anew once the loop ends, in a language or in the same one;
  ///     returns false if it cannot.
  ///   - onDrop: Called with the path of a file that is dropped on the window; returns whether the
  ///     loop ends.
  /// - Throws: SDLError without a display or fonts; ShellError if the app cannot be launched.
  init(
    app: App, folder: URL?, device: Device, traits: UITraitCollection = UITraitCollection(),
    options: WindowOptions = WindowOptions(), hasKeyboard: Bool = false,
    showsFocus: Bool = false, recorder: Recorder? = nil,
    restoring state: RestorationArchive? = nil, repeating steps: [ScenarioStep]? = nil,
    in former: Window? = nil,
    reopen: ((String?) -> Bool)? = nil, onDrop: @escaping (String) -> Bool = { _ in false }
  ) throws {
    let painter = try HeadlessPainter(
      drawing: PictureProcess.drawing(patience: PictureProcess.windowPatience))
    painter.text.fonts = app.fontLibrary(includesMachine: recorder == nil)
    window = try Window.showing(
      WindowScreen(of: app, on: device, options), in: former, renderer: options.renderer,
      with: painter)
    stage = app.stage(on: device, in: window, traits: traits, with: painter)
    (stage.hasSoftwareKeyboard, stage.showsFocus) = (hasKeyboard, showsFocus)
    // A recorded app shows the same each time.
    if recorder == nil {
      stage.origin = StageOrigin(
        secondsSince2001: Date().timeIntervalSinceReferenceDate,
        timeZone: TimeZone.current.identifier)
    }
    delegate = try app.launch(
      on: stage, Opening(folder: folder, isHeadless: recorder != nil), restoring: state)
    hands = try Self.hands(on: stage, repeating: steps, device: device)
    let reopening = reopen.map { StageFrameSource.Reopening(of: app, open: $0) }
    self.app = StageFrameSource(stage: stage, device: device, reopening: reopening) {
      WindowScreen(of: app, on: $0, options)
    }
    recorder?.begin(stage)
    let makeStage = { [stage] in WindowTools.makeStage(besides: stage, with: painter) }
    let tools = WindowTools(
      around: Self.source(
        around: self.app, of: app, on: stage, recording: recorder?.record ?? hands?.record,
        isForScenario: recorder != nil, makeStage: makeStage),
      of: stage, choices: { [app = self.app] in app.choices }, inspects: options.inspects,
      makeStage: makeStage)
    panel = tools.panel
    loop = FrameLoop(
      window: window, tools: tools, options: options, device: { [app = self.app] in app.device },
      screenshots: try ScreenshotFolder(of: app, options, with: painter), onDrop: onDrop)
    if recorder == nil, options.memory?.takeHint() == true { loop.showHint() }
  }

  /// The record of the person's actions, after steps that are done again; nil if none is kept.
  private static func hands(
    on stage: Stage, repeating steps: [ScenarioStep]?, device: Device
  ) throws -> Hands? {
    guard let steps else { return nil }
    let failure = try Hands.repeating(steps, on: stage, device: device)
    failure.map { Console.complain(["not all could be done again: \($0)"]) }
    return Hands(on: stage, after: steps)
  }

  /// The frame source of an app, which records its events, with the launcher over a storyboard.
  private static func source(
    around app: any FrameSource, of opened: App, on stage: Stage,
    recording record: ((RecordedEvent) -> Void)?, isForScenario: Bool, makeStage: () -> Stage
  ) -> any FrameSource {
    let record = record.map { stamped($0, of: stage) }
    let source =
      record.map {
        RecordingSource(app, stage: stage, isForScenario: isForScenario, record: $0)
      } ?? app
    guard let file = opened.storyboard else { return source }
    return LauncherSource(
      over: source, of: stage, playing: file, launcher: Launcher(of: file, on: makeStage())
    ) { record?($0) }
  }
}

/// Records events at their input times.
private func stamped(
  _ record: @escaping (RecordedEvent) -> Void, of stage: Stage
) -> (RecordedEvent) -> Void {
  var delay = HandDelay()
  return { record(delay.stamped($0, pace: stage.inputPace)) }
}

extension ScreenshotFolder {
  /// Saves an app's screenshots and films to the desktop's pictures folder and prints their paths.
  ///
  /// - Throws: ShellError if the films need a program that is not there.
  convenience init(
    of app: App, _ options: WindowOptions = WindowOptions(), with painter: HeadlessPainter
  ) throws(ShellError) {
    self.init(
      folder: Self.folder(environment: ProcessInfo.processInfo.environment), name: app.name,
      text: painter.text, images: painter.images,
      films: try options.film.options(scale: options.filmScale),
      write: { try WrittenFile($1).writeAnew($0) },
      tell: Console.say(_:))
  }
}

extension FrameLoop {
  /// Connects a device's screen to its window with options.
  convenience init(
    window: Window, tools: WindowTools, options: WindowOptions, device: @escaping () -> Device,
    servesMainQueue: Bool = true, screenshots: ScreenshotFolder,
    onDrop: @escaping (String) -> Bool = { _ in false }
  ) {
    self.init(
      window: window, source: tools.source, speed: options.speed,
      showsTouches: options.showsTouches, overlay: tools.overlay, panel: tools.panel,
      servesMainQueue: servesMainQueue, screenshots: screenshots,
      onZoom: { options.memory?.keep($0, of: device()) },
      onMove: { options.memory?.keep($0, of: device()) }, onDrop: onDrop)
  }
}

extension WindowScreen {
  /// The screen of an app on a device.
  init(of app: App, on device: Device, _ options: WindowOptions) {
    let isDevice = device != .window
    self.init(
      title: isDevice ? "\(app.title) – \(device.shownName)" : app.title, size: device.size,
      isDevice: isDevice, zoom: options.zoom(of: device),
      bezel: device.bezel, showsBezel: options.showsBezel,
      position: options.memory?.position(of: device),
      pixelsPerPoint: isDevice ? device.scale : nil, pointsPerInch: device.pointsPerInch)
  }
}
