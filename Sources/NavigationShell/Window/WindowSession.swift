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
  /// What the person does, if it is to be done again after a change.
  private(set) var hands: Hands?

  /// The device that the app is on now.
  var device: Device { app.device }
  /// Whether the inspector is open.
  var isInspected: Bool { panel.isOpen }

  /// Opens the window and launches the app; nothing is drawn before the loop runs.
  ///
  /// - Parameters:
  ///   - hasKeyboard: Whether a keyboard is drawn while text is edited.
  ///   - showsFocus: Whether a ring shows what the keyboard acts on.
  ///   - recorder: Notes what the person does; the app is then opened as for captures.
  ///   - state: Where the app was left; nil for a new start.
  ///   - steps: What is done again at first; nil where that is not to be noted, either.
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
    let text = try TextEngine()
    text.fonts = app.fontLibrary(includesMachine: recorder == nil)
    let images = ImageLibrary(
      drawing: PictureProcess.drawing(patience: PictureProcess.windowPatience))
    images.onBroken = { Console.complain(brokenPicture: $0) }
    let screen = WindowScreen(of: app, on: device, options)
    former?.show(screen, text: text, images: images)
    window =
      try former
      ?? StandardStreams.silencingErrors { () throws(SDLError) in
        try Window(screen, renderer: options.renderer, text: text, images: images)
      }
    stage = Stage(
      size: window.geometry.points, scale: device.scale,
      safeAreaInsets: device.safeAreaInsets, traits: app.traits(under: traits),
      textMeasurer: text, imageSource: app.images(in: images),
      rasterizer: PictureRasterizer(text: text, images: images),
      worker: ThreadWorker(), clipboard: SystemClipboard())
    stage.hasSoftwareKeyboard = hasKeyboard
    stage.showsFocus = showsFocus
    stage.chrome = device.chrome
    stage.chrome.isMasked = true
    stage.onLink = Window.open
    delegate = try app.launch(
      on: stage, Opening(folder: folder, isHeadless: recorder != nil), restoring: state)
    if let steps {
      let failure = try Hands.repeating(steps, on: stage, device: device)
      failure.map { Console.complain(["not all could be done again: \($0)"]) }
      hands = Hands(on: stage, after: steps)
    }
    let languages = reopen == nil ? [] : app.languages
    self.app = StageFrameSource(
      stage: stage, device: device,
      reopening: reopen.map {
        StageFrameSource.Reopening(
          languages: languages, language: app.language?.name ?? App.ownLanguage, open: $0)
      }, show: { WindowScreen(of: app, on: $0, options) })
    var source: any FrameSource = self.app
    let makeOver = { [stage] in
      WindowTools.makeStage(besides: stage, text: text, images: images)
    }
    recorder?.begin(stage)
    let note = (recorder.map { recorder in recorder.note } ?? hands.map { hands in hands.note })
      .map { [stage] in stamped($0, of: stage) }
    if let note {
      source = RecordingSource(
        source, stage: stage, isForScenario: recorder != nil, note: note)
    }
    if let file = app.storyboard {
      let over = makeOver()
      source = LauncherSource(
        over: source, of: stage, playing: file, launcher: Launcher(of: file, on: over)
      ) { note?($0) }
    }
    let tools = WindowTools(
      around: source, of: stage, languages: languages, inspects: options.inspects,
      makeStage: makeOver)
    panel = tools.panel
    loop = FrameLoop(
      window: window, tools: tools, options: options, device: { [app = self.app] in app.device },
      screenshots: try ScreenshotFolder(
        of: app, text: text, images: images, films: options.film, scale: options.filmScale),
      onDrop: onDrop)
    if recorder == nil, options.memory?.takeHint() == true { loop.showHint() }
  }
}

/// Notes events at their times for the hands of the person.
private func stamped(
  _ note: @escaping (RecordedEvent) -> Void, of stage: Stage
) -> (RecordedEvent) -> Void {
  var delay = HandDelay()
  return { note(delay.stamped($0, pace: stage.handPace)) }
}

extension ScreenshotFolder {
  /// Saves an app's screenshots and films to the desktop's pictures folder and prints their paths.
  ///
  /// - Throws: ShellError if the films need a program that is not there.
  convenience init(
    of app: App, text: TextEngine, images: ImageLibrary, films: FilmKind, scale: CGFloat? = nil
  ) throws(ShellError) {
    self.init(
      folder: Self.folder(environment: ProcessInfo.processInfo.environment), name: app.name,
      text: text, images: images, films: try films.options(scale: scale),
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
