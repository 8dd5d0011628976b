import CSDL2
import Drawing
public import Foundation

/// A resizable window on the desktop that shows frames.
public final class Window {
  // Taken down in this order: what draws goes before what is drawn into.
  private let painter: Painter
  private let renderer: Renderer
  private let handle: WindowHandle
  /// What stands over the window; how large the screen is shown may follow.
  public var title: String { didSet { showTitle() } }
  private let desktopScale: CGFloat
  private let isDevice: Bool
  /// The size in points that the screen is to have.
  private var size: CGSize
  /// The name of SDL's video driver, `x11` or `wayland` on a desktop.
  public let driver: String
  /// How large the screen is shown, unless a hand gave the window another size.
  public private(set) var zoom: Zoom
  /// How points, units and pixels belong together now.
  public private(set) var geometry: WindowGeometry
  /// Wakes it for work on the main queue.
  private(set) lazy var mainQueue = MainQueueWatch()
  /// What the title says beside the window's name for now.
  var notice: String? { didSet { showTitle() } }

  /// Opens a window for a screen of so many points.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - isDevice: Whether the screen keeps that size; else it is as large as the window.
  ///   - environment: What the desktop says about displays and scales.
  /// - Throws: SDLError without a display.
  public init(
    title: String, size: CGSize, isDevice: Bool = false, zoom: Zoom = .fit,
    renderer choice: RendererChoice = .auto, text: TextEngine, images: ImageLibrary,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SDLError) {
    driver = try VideoDriver.start(environment: environment)
    desktopScale = VideoDriver.desktopScale(driver, environment: environment)
    (self.title, self.size, self.isDevice, self.zoom) = (title, size, isDevice, zoom)
    let room = VideoDriver.room(driver, scale: desktopScale)
    geometry = room.geometry(of: size, at: zoom, isDevice: isDevice)
    handle = try WindowHandle(
      title: title, units: geometry.units,
      least: isDevice ? WindowHandle.leastOfDevice : WindowHandle.least)
    renderer = Renderer(owning: try choice.makeRenderer(for: handle.pointer))
    painter = Painter(
      renderer: renderer, scale: geometry.scale, text: text, images: images,
      onPicture: { WakeUp.picture.push() })
    measure()
  }

  /// Whether nobody can see the window, because the driver has no screen.
  public var isInvisible: Bool { VideoDriver.isInvisible(driver) }

  /// What draws: `software` or the name of SDL's accelerated renderer.
  public var rendererName: String {
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer.pointer, &info)
    return info.name.map { String(cString: $0) } ?? "unknown"
  }

  /// Whether showing a frame waits for the display's own rhythm; SDL's software renderer only says so.
  var waitsForDisplay: Bool {
    guard !renderer.isSoftware else { return false }
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer.pointer, &info)
    return info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  /// Whether pictures of the last frame are still being decoded.
  public var hasPendingPictures: Bool { painter.hasPendingPictures }

  /// Draws a frame and shows it: one of another size than the screen as large as there is room.
  ///
  /// - Throws: SDLError if it cannot be drawn.
  func show(_ list: DisplayList) throws(SDLError) {
    if renderer.isSoftware { renderer.surface = SDL_GetWindowSurface(handle.pointer) }
    let geometry = geometry.showing(list.size)
    painter.scale = geometry.scale
    try painter.paint(list, at: geometry.corner)
    SDL_RenderPresent(renderer.pointer)
  }

  /// Prepares the next frame of a motion, while there is time.
  func prepare() { painter.prepare() }

  // MARK: Sizes

  /// Follows the size that a hand or the desktop gave the window.
  func follow() {
    let old = geometry
    measure()
    if !isDevice, geometry.units != old.units { size = geometry.points }
  }

  /// Changes width and height for each other; the desktop may have it otherwise.
  func rotate() { resize(to: CGSize(width: size.height, height: size.width)) }

  /// Shows a screen of another size in points; the desktop may have it otherwise.
  public func resize(to points: CGSize) {
    size = points
    fit()
  }

  /// Shows the screen larger or smaller, as a key asks.
  func zoom(_ step: ZoomStep) {
    zoom = zoom.after(step, shown: geometry.unitsPerPoint, actual: desktopScale)
    fit()
  }

  /// Gives the window the size that the zoom asks for; the desktop may have it otherwise.
  private func fit() {
    let room = VideoDriver.room(driver, scale: desktopScale, around: handle)
    geometry = room.geometry(of: size, at: zoom, isDevice: isDevice)
    SDL_SetWindowSize(handle.pointer, Int32(geometry.units.width), Int32(geometry.units.height))
    if !isInvisible { handle.bringBack() }
    measure()
  }

  /// Reads the window's size.
  private func measure() {
    var (unitsWide, unitsHigh, pixelsWide): (Int32, Int32, Int32) = (0, 0, 0)
    SDL_GetWindowSize(handle.pointer, &unitsWide, &unitsHigh)
    SDL_GetRendererOutputSize(renderer.pointer, &pixelsWide, nil)
    guard unitsWide > 0, unitsHigh > 0, pixelsWide > 0 else { return }
    geometry.follow(
      units: CGSize(width: Int(unitsWide), height: Int(unitsHigh)),
      pixelsPerUnit: CGFloat(pixelsWide) / CGFloat(unitsWide))
    showTitle()
  }

  /// Says in the title how large the screen is shown, where that is not as large as the desktop shows
  /// things.
  private func showTitle() {
    let percentage = Zoom.percentage(geometry.unitsPerPoint)
    let isActual = percentage == Zoom.percentage(desktopScale)
    let name = isActual ? title : "\(title) (\(percentage))"
    SDL_SetWindowTitle(handle.pointer, notice.map { "\(name) – \($0)" } ?? name)
  }
}
