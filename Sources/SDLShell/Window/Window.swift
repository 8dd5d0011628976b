import CSDL2
import Drawing
public import Foundation

/// A resizable window on the desktop that shows frames.
public final class Window {
  // Released in this order: the painter before the renderer that it draws with.
  private var painter: Painter
  private let renderer: Renderer
  let handle: WindowHandle
  /// The window on an X server; nil elsewhere.
  let onServer: XWindow?
  /// The window's title; the zoom may be added to it.
  public var title: String { didSet { showTitle() } }
  let desktopScale: CGFloat
  /// Where it is on the desktop.
  var place: WindowPlace
  /// Whether it is shown; until then it has no border.
  var isShown = false
  /// The look of the window beside a device.
  let surround: WindowSurround
  /// The outline in which the window is visible and takes the mouse; nil for all of it.
  var outline: WindowOutline?
  private(set) var screen: WindowScreen
  var isDevice: Bool { screen.isDevice }
  /// The screen's intended size in points.
  var size: CGSize
  /// The turn of the device that goes on.
  var turning: WindowTurn?
  /// Whether the device is drawn around its screen; nil where there is room.
  var showsBezel: Bool?
  /// Whether the device was drawn when it was first turned, which turning does not change, whatever
  /// room there is then; nil before that.
  var keptBezel: Bool?
  /// The width of the panel beside the screen, in points; 0 without one.
  var panelWidth: CGFloat = 0
  /// The width of the room for a menu at the right side, in units; 0 without any.
  var aside: CGFloat = 0
  /// Whether the panel covers the screen, too.
  var isPanelWide = false
  /// The name of SDL's video driver, `x11` or `wayland` on a desktop.
  public let driver: String
  /// The zoom, unless the user has resized the window since.
  public internal(set) var zoom: Zoom
  /// The current relation of points, units and pixels.
  public internal(set) var geometry: WindowGeometry
  /// Wakes the window for work on the main queue.
  private(set) lazy var mainQueue = MainQueueWaiter()
  /// The film of the window's content that is made or saved.
  var film: WindowFilm?
  /// The state of the screen, which the title shows at its end.
  var status: String? { didSet { if status != oldValue { showTitle() } } }
  /// Whether the desktop's screen saver is kept away.
  var keepsAwake = false {
    didSet {
      guard keepsAwake != oldValue else { return }
      if keepsAwake { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
    }
  }
  /// A temporary text after the status.
  var notice: String? { didSet { showTitle() } }

  /// Opens a window for a screen.
  ///
  /// - Parameter environment: The environment variables, which name the display and the scale.
  /// - Throws: SDLError without a display.
  public init(
    _ screen: WindowScreen, renderer choice: RendererChoice = .auto, text: TextEngine,
    images: ImageLibrary,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SDLError) {
    driver = try VideoDriver.start(environment: environment)
    desktopScale = VideoDriver.desktopScale(driver, environment: environment)
    self.screen = screen
    (title, size, zoom) = (screen.title, screen.size, screen.zoom)
    let room = DesktopMetrics(
      scale: desktopScale, room: VideoDriver.rooms(driver).first, border: WindowBorder())
    let resolvedZoom = zoom.resolved(
      on: screen, pixelsPerUnit: 1, dotsPerInch: VideoDriver.dotsPerInch)
    showsBezel = screen.showsBezel
    let mayBeClear = driver == "wayland" && screen.isDevice
    geometry = room.geometry(
      of: mayBeClear ? screen.shaded : screen, sized: size, at: resolvedZoom ?? .fit,
      showsBezel: showsBezel)
    let visual = driver == "x11" && screen.isDevice ? XWindow.clearVisual : nil
    handle = try WindowHandle(
      title: title, units: geometry.units, isDevice: screen.isDevice, isHidden: driver == "x11",
      visual: visual, hasAlpha: mayBeClear)
    // SDL may make another window for the renderer, which is known then.
    renderer = Renderer(owning: try choice.makeRenderer(for: handle.pointer))
    onServer = driver == "x11" ? XWindow(handle.pointer) : nil
    surround =
      visual != nil || mayBeClear && RendererChoice.keepsAlpha
      ? .clear : onServer?.canBeCut == true ? .cut : .black
    place = .home(handle.position)
    painter = Painter(of: renderer, scale: geometry.scale, text: text, images: images)
    onServer?.keepMiddle(isCut: surround == .cut)
    open()
  }

  /// Takes on another screen, with the texts and pictures of another app.
  public func show(_ screen: WindowScreen, text: TextEngine, images: ImageLibrary) {
    painter = Painter(of: renderer, scale: geometry.scale, text: text, images: images)
    show(screen)
  }

  /// Has everything drawn anew by the next frame, as the renderer has lost its textures.
  func forgetTextures() {
    painter = Painter(
      of: renderer, scale: painter.scale, text: painter.text, images: painter.images)
  }

  /// Takes on another screen.
  func show(_ screen: WindowScreen) {
    self.screen = screen
    (title, size, zoom) = (screen.title, screen.size, screen.zoom)
    (notice, keptBezel, geometry.focus) = (nil, nil, WindowGeometry.top)
    handle.limitSize(isDevice: isDevice)
    fit()
    goToPosition()
  }

  /// Whether the driver has no display.
  public var isInvisible: Bool { VideoDriver.isInvisible(driver) }

  /// The renderer: `software` or the name of SDL's accelerated renderer.
  public var rendererName: String {
    rendererInfo.name.map { String(cString: $0) } ?? "unknown"
  }

  /// Whether presenting waits for vertical sync; SDL's software renderer claims so but does not.
  var waitsForDisplay: Bool {
    !renderer.isSoftware && rendererInfo.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  private var rendererInfo: SDL_RendererInfo {
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer.pointer, &info)
    return info
  }

  /// Whether pictures of the last frame are still being decoded.
  public var hasPendingPictures: Bool { painter.hasPendingPictures }

  /// The relation of an overlay's points to units and pixels: the desktop's scale, or less where
  /// that leaves it too little room.
  var overlayGeometry: WindowGeometry {
    let room = [
      geometry.units.width / Self.minimumOverlaySize.width,
      geometry.units.height / Self.minimumOverlaySize.height,
    ]
    return WindowGeometry(
      units: geometry.units, unitsPerPoint: min(desktopScale, room[0], room[1]),
      pixelsPerUnit: geometry.pixelsPerUnit)
  }

  /// The room that an overlay has at least, in points: the width of a menu, and some of its rows.
  private static let minimumOverlaySize = CGSize(width: 300, height: 220)

  /// Draws and presents a picture; a frame of another size than the screen is scaled to fit.
  ///
  /// - Throws: SDLError if it cannot be drawn.
  func show(_ picture: WindowPicture) throws(SDLError) {
    if renderer.isSoftware { renderer.surface = SDL_GetWindowSurface(handle.pointer) }
    try painter.paint(layers(of: picture), ground: surround == .clear ? .clear : .black)
    let outline = outline(of: picture)
    if surround == .clear, !renderer.isSoftware, picture.pose.tilt == 0, let outline {
      painter.clear(screenCorners(of: picture, beside: outline))
    }
    uncover(outline)
    SDL_RenderPresent(renderer.pointer)
    follow(outline)
  }

  /// Prepares the next frame of a motion, while there is time.
  func prepare() { painter.prepare() }

  // MARK: Sizes

  /// Adopts the size that the user or the desktop gave the window: its user's zoom of a device.
  func follow() {
    let old = geometry
    measure()
    guard geometry.units != old.units else { return }
    if !isDevice {
      size = geometry.points
    } else if turning == nil, !handle.isFilling, geometry.unitsPerPoint != old.unitsPerPoint {
      zoom = .factor(geometry.unitsPerPoint)
    }
  }

  /// Changes the screen's size in points; the desktop may choose another size.
  public func resize(to points: CGSize) {
    size = points
    fit()
  }

  /// The device around the screen, drawn or not; nil for a screen that is no device's.
  var bezel: Bezel? { shadedScreen.bezel }
  /// Whether the device is drawn around its screen.
  var hasBezel: Bool { geometry.insets != .none }

  /// Draws the device around its screen, or no longer.
  func toggleBezel() {
    (showsBezel, keptBezel) = (!hasBezel, nil)
    fit(around: .screen)
  }

  /// Reads the window's size.
  func measure() {
    var (unitsWide, unitsHigh, pixelsWide): (Int32, Int32, Int32) = (0, 0, 0)
    SDL_GetWindowSize(handle.pointer, &unitsWide, &unitsHigh)
    SDL_GetRendererOutputSize(renderer.pointer, &pixelsWide, nil)
    guard unitsWide > 0, unitsHigh > 0, pixelsWide > 0 else { return }
    geometry.follow(
      units: CGSize(width: Int(unitsWide), height: Int(unitsHigh)),
      pixelsPerUnit: CGFloat(pixelsWide) / CGFloat(unitsWide))
    showTitle()
  }

  /// Updates the title, which shows the zoom unless it is the desktop's scale.
  private func showTitle() {
    let percentage = Zoom.percentage(geometry.unitsPerPoint)
    let isActual = percentage == Zoom.percentage(desktopScale)
    let name = isActual ? title : "\(title) (\(percentage))"
    let parts = [name, status, notice].compactMap(\.self)
    let whole = parts.joined(separator: " – ")
    SDL_SetWindowTitle(handle.pointer, whole)
    onServer?.show(title: whole)
  }
}

extension Painter {
  /// Makes the painter of a window, which is woken when a picture is there.
  fileprivate convenience init(
    of renderer: Renderer, scale: CGFloat, text: TextEngine, images: ImageLibrary
  ) {
    self.init(
      renderer: renderer, scale: scale, text: text, images: images,
      onPicture: { WakeUp.picture.push() })
  }
}
