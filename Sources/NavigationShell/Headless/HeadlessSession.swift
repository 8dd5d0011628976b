import Drawing
import Foundation
import NavigationKit
import SDLShell
import Scenario

/// An app on a stage without a window, the same on every machine.
final class HeadlessSession {
  /// The stage the app is on.
  let stage: Stage
  private let mask: ScreenMask
  private let painter: HeadlessPainter
  private let delegate: (any UIApplicationDelegate)?

  /// Launches the app and waits until nothing moves.
  ///
  /// - Parameters:
  ///   - painter: A painter that is shared; nil makes one.
  ///   - state: Where the app was left; nil for a new start.
  /// - Throws: SDLError without fonts; ShellError if the app cannot be launched.
  init(
    app: App, folder: URL?, device: Device, traits: UITraitCollection = UITraitCollection(),
    mask: ScreenMask = .ignored, painter: HeadlessPainter? = nil,
    restoring state: RestorationArchive? = nil
  ) throws {
    self.mask = mask
    if let painter { self.painter = painter } else { self.painter = try HeadlessPainter() }
    stage = Stage(
      size: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets,
      traits: traits, textMeasurer: self.painter.text, imageSource: self.painter.images)
    stage.chrome = device.chrome
    stage.chrome.isMasked = mask == .black
    delegate = try app.launch(
      on: stage, Opening(folder: folder, isHeadless: true), restoring: state)
    try comeToRest(app)
  }

  private func comeToRest(_ app: App) throws(ShellError) {
    do throws(EndlessMainQueue) {
      try stage.comeToRest()
    } catch {
      throw .internalFault(.endlessLaunch(app: app.name, error))
    }
  }

  /// The screen as it is now.
  func picture() throws -> Bitmap { try picture(of: stage.displayList()) }

  /// A frame as the screen shows it.
  func picture(of frame: DisplayList) throws -> Bitmap {
    let picture = try painter.picture(of: frame, scale: stage.screen.scale)
    guard mask == .alpha else { return picture }
    let hole = try painter.picture(of: screenHole, scale: stage.screen.scale)
    return picture.seen(through: hole)
  }

  /// The screen's shape: white, and black where there is no screen.
  private var screenHole: DisplayList {
    let bounds = stage.screen.bounds
    return DisplayList(
      size: bounds.size,
      commands: [.fill(Fill(frame: bounds, color: .white))] + stage.chrome.mask(in: bounds.size))
  }

  /// Draws the screen without keeping the picture.
  func draw() throws {
    try painter.draw(stage.displayList(), scale: stage.screen.scale)
  }
}
