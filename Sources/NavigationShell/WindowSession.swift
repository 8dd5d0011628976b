import Foundation
import NavigationKit
import SDLShell

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
  /// - Throws: SDLError without a display or fonts; ShellError if the app cannot be launched.
  init(
    app: App, folder: URL?, device: Device, traits: UITraitCollection = UITraitCollection(),
    renderer: RendererChoice, isSlow: Bool = false, showsTouches: Bool = false
  ) throws {
    let text = try TextEngine()
    let images = ImageLibrary()
    window = try Window(
      title: app.title, size: device.size, renderer: renderer, text: text, images: images)
    stage = Stage(
      size: window.geometry.points, scale: window.geometry.scale,
      safeAreaInsets: device.safeAreaInsets, traits: traits, textMeasurer: text,
      imageSource: images,
      worker: ThreadWorker())
    stage.chrome = device.chrome
    stage.chrome.isMasked = true
    delegate = try app.launch(
      on: stage, Opening(folder: folder, isHeadless: false))
    let environment = ProcessInfo.processInfo.environment
    loop = FrameLoop(
      window: window,
      source: StageFrameSource(stage: stage, device: device),
      isSlow: isSlow, showsTouches: showsTouches,
      screenShots: ScreenShots(
        folder: ScreenShots.folder(environment: environment), name: app.name, text: text,
        images: images, tell: { print($0) }))
  }
}
