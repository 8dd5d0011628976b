import Drawing
import Foundation
import NavigationKit
import SDLShell

/// An app on a stage without a window, the same on every machine.
final class HeadlessSession {
  /// The stage the app is on.
  let stage: Stage
  private let mask: ScreenMask
  private let text: TextEngine
  private let images: ImageLibrary
  private var painter: OffscreenPainter
  private var size: CGSize
  private let delegate: (any UIApplicationDelegate)?

  /// Launches the app and waits until nothing moves.
  ///
  /// - Throws: SDLError without fonts; ShellError if the app cannot be launched.
  init(
    app: App, folder: URL?, device: Device, traits: UITraitCollection = UITraitCollection(),
    mask: ScreenMask = .ignored
  ) throws {
    self.mask = mask
    Self.forgetTheMachine()
    text = try TextEngine()
    images = ImageLibrary()
    size = device.size
    stage = Stage(
      size: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets,
      traits: traits, textMeasurer: text, imageSource: images)
    stage.chrome = device.chrome
    stage.chrome.isMasked = mask == .black
    painter = try OffscreenPainter(
      size: device.size, scale: device.scale, text: text, images: images)
    delegate = try app.launch(on: stage, Opening(folder: folder, isHeadless: true))
    stage.settle()
  }

  /// The screen as it is now.
  func picture() throws(SDLError) -> Bitmap {
    try fitPainter()
    let picture = try painter.paint(stage.displayList())
    return mask == .alpha ? picture.seen(through: try painter.paint(screenHole)) : picture
  }

  /// The screen's shape: white, and black where there is no screen.
  private var screenHole: DisplayList {
    let bounds = stage.screen.bounds
    return DisplayList(
      size: bounds.size,
      commands: [.fill(Fill(frame: bounds, color: .white))] + stage.chrome.mask(in: bounds.size))
  }

  /// Draws the screen without keeping the picture.
  func draw() throws(SDLError) { try painter.draw(stage.displayList()) }

  /// Takes a canvas of another size where the screen was turned.
  private func fitPainter() throws(SDLError) {
    let bounds = stage.screen.bounds
    guard bounds.size != size else { return }
    size = bounds.size
    painter = try OffscreenPainter(
      size: size, scale: stage.screen.scale, text: text, images: images)
  }

  /// Pictures show the same hour and the same language wherever they are taken.
  private static func forgetTheMachine() {
    setenv("TZ", "UTC", 1)
    setenv("LC_ALL", "en_US.UTF-8", 1)
  }
}
