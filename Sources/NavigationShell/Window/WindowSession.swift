import Foundation
import NavigationKit
import SDLShell
import Snapshot

/// An app in a window, from opening to quitting.
final class WindowSession {
  /// The window.
  let window: Window
  /// The stage the app is on.
  let stage: Stage
  /// Runs it all.
  let loop: FrameLoop
  private let delegate: (any UIApplicationDelegate)?

  /// Opens the window and launches the app; nothing is drawn before the loop runs.
  ///
  /// - Parameters:
  ///   - recorder: Notes what the person does; the app is then opened as for captures.
  ///   - hands: Do something by themselves; the app is then opened as for captures.
  /// - Throws: SDLError without a display or fonts; ShellError if the app cannot be launched.
  init(
    app: App, folder: URL?, device: Device, traits: UITraitCollection = UITraitCollection(),
    manner: WindowManner = WindowManner(), recorder: Recorder? = nil, hands: ScriptedHands? = nil
  ) throws {
    let text = try TextEngine()
    let images = ImageLibrary(
      drawing: PictureProcess.drawing(patience: PictureProcess.windowPatience))
    window = try StandardStreams.silencingErrors { () throws(SDLError) in
      try Window(
        title: app.title, size: device.size, isDevice: device != .window,
        zoom: manner.zoom(of: device), renderer: manner.renderer, text: text, images: images)
    }
    stage = Stage(
      size: window.geometry.points, scale: device.scale,
      safeAreaInsets: device.safeAreaInsets, traits: traits, textMeasurer: text,
      imageSource: images,
      worker: ThreadWorker())
    stage.chrome = device.chrome
    stage.chrome.isMasked = true
    delegate = try app.launch(
      on: stage, Opening(folder: folder, isHeadless: recorder != nil || hands != nil))
    var source: any FrameSource = StageFrameSource(stage: stage, device: device)
    if let hands { source = ScriptedSource(source, stage: stage, hands: hands) }
    if let recorder { source = RecordingSource(source, stage: stage, recorder: recorder) }
    let environment = ProcessInfo.processInfo.environment
    loop = FrameLoop(
      window: window,
      source: source, isSlow: manner.isSlow, showsTouches: manner.showsTouches,
      screenShots: ScreenShots(
        folder: ScreenShots.folder(environment: environment), name: app.name, text: text,
        images: images, write: { try WrittenFile($1).writeAnew($0) }, tell: Console.say(_:)),
      onZoom: { manner.zoomMemory?.keep($0, of: device) })
  }
}
