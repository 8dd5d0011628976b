import Audit
import Drawing
import Foundation
import NavigationKit
import SDLShell
import Scenario

/// An app on a stage without a window, which shows the same on every machine.
final class HeadlessSession {
  /// The stage the app is on.
  let stage: Stage
  private let mask: ScreenMask
  private let painter: HeadlessPainter
  private let app: App
  private let opening: Opening
  private var delegate: (any UIApplicationDelegate)?
  private var painted = PaintedFrames()
  private let rest: Rest

  /// How long a launched app runs before it is looked at.
  enum Rest {
    /// Until nothing moves and nothing is due, or ``Stage/patience`` is over.
    case untilNothingIsDue
    /// Until nothing moves; timers go on.
    case untilNothingMoves
  }

  /// Launches the app and lets it settle.
  ///
  /// - Parameters:
  ///   - hasKeyboard: Whether a keyboard is drawn while text is edited.
  ///   - painter: A painter that is shared; nil makes one.
  ///   - time: When and where it begins; nil for the first moment of 2001 in UTC.
  ///   - rest: How long the app runs before it is looked at.
  ///   - state: Where the app was left; nil for a new start.
  /// - Throws: SDLError without fonts; ShellError if the app cannot be launched.
  init(
    app: App, folder: URL?, device: Device, traits: UITraitCollection = UITraitCollection(),
    hasKeyboard: Bool = false, mask: ScreenMask = .ignored, painter: HeadlessPainter? = nil,
    time: ScenarioTime? = nil, rest: Rest = .untilNothingIsDue,
    restoring state: RestorationArchive? = nil
  ) throws {
    self.mask = mask
    self.rest = rest
    self.app = app
    Program.use(time?.zone)
    opening = try Opening(folder: folder, isHeadless: true)
    if let painter { self.painter = painter } else { self.painter = try HeadlessPainter() }
    self.painter.text.fonts = app.fontLibrary(includesMachine: false)
    stage = Stage(
      size: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets,
      traits: app.traits(under: traits), textMeasurer: self.painter.text,
      imageSource: app.images(in: self.painter.images),
      rasterizer: PictureRasterizer(text: self.painter.text, images: self.painter.images))
    stage.origin = time.map {
      StageOrigin(
        secondsSince2001: $0.date?.timeIntervalSinceReferenceDate ?? 0, timeZone: $0.zone.identifier
      )
    }
    stage.hasSoftwareKeyboard = hasKeyboard
    stage.chrome = device.chrome
    stage.chrome.isMasked = mask == .black
    try launch(restoring: state)
  }

  /// Ends the app, and launches it again as a later run with `--restore` would.
  func restart() throws {
    let state = try stage.savedState().map {
      try StateFile.archive(in: StateFile.bytes(of: $0, app: app.name), of: app.name)
    }
    stage.endApp()
    try launch(restoring: state)
  }

  private func launch(restoring state: RestorationArchive?) throws(ShellError) {
    delegate = try app.launch(on: stage, opening, restoring: state)
    do throws(EndlessMainQueue) {
      switch rest {
      case .untilNothingIsDue: try stage.comeToRest()
      case .untilNothingMoves: try stage.finishMotion()
      }
    } catch {
      throw .internalFault(.endlessLaunch(app: app.name, error))
    }
  }

  /// A picture of the current screen.
  func picture() throws -> Bitmap { try picture(of: stage.displayList()) }

  /// A picture of a frame, masked as the session is.
  func picture(of frame: DisplayList) throws -> Bitmap {
    let picture = try painter.picture(of: frame, scale: stage.screen.scale)
    guard mask == .alpha else { return picture }
    let hole = try painter.picture(of: screenHole, scale: stage.screen.scale)
    return picture.masked(through: hole)
  }

  /// The fingerprint of that picture; a frame that looks like one before is not painted again.
  func fingerprint(of frame: DisplayList) throws -> PictureFingerprint {
    guard mask != .alpha else { return PictureFingerprint(of: try picture(of: frame)) }
    let scale = stage.screen.scale
    if let cached = painted.fingerprint(of: frame, scale: scale) { return cached }
    let fingerprint = try painter.fingerprint(of: frame, scale: scale)
    painted.add(fingerprint, of: frame, scale: scale)
    return fingerprint
  }

  /// The screen's shape: white, and black in corners and cut-out.
  private var screenHole: DisplayList {
    let bounds = stage.screen.bounds
    return DisplayList(
      size: bounds.size,
      commands: [.fill(Fill(frame: bounds, color: .white))] + stage.screenMask)
  }

  /// Draws the screen without reading its pixels.
  func draw() throws {
    try painter.draw(stage.displayList(), scale: stage.screen.scale)
  }

  /// What an audit of the screen finds, a sentence each; notes are left out.
  func audit(_ checks: Set<AuditCheck>) throws -> [String] {
    try ScreenAudit(of: stage).findings(checks, painter: painter).filter { !$0.isNote }
      .map(\.sentence)
  }

  /// Prepares the next frame of a motion, as a window does while it waits for its time.
  func prepare() { painter.prepare() }
}
