import CSDL2
import Drawing
public import Foundation

/// A resizable window on the desktop that shows frames.
public final class Window {
  // Taken down in this order: what draws goes before what is drawn into.
  private let painter: Painter
  private let renderer: Renderer
  private let handle: WindowHandle
  /// What stands over the window.
  public var title: String { didSet { SDL_SetWindowTitle(handle.pointer, title) } }
  /// The name of SDL's video driver, `x11` or `wayland` on a desktop.
  public let driver: String
  /// How points, units and pixels belong together now.
  public private(set) var geometry: WindowGeometry

  /// Opens a window for a screen of so many points.
  ///
  /// - Parameters:
  ///   - size: The size in points; less where the display has no room for it.
  ///   - environment: What the desktop says about displays and scales.
  /// - Throws: SDLError without a display.
  public init(
    title: String, size: CGSize, renderer choice: RendererChoice = .auto, text: TextEngine,
    images: ImageLibrary, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SDLError) {
    driver = try VideoDriver.start(environment: environment)
    let room = VideoDriver.isInvisible(driver) ? nil : Self.room
    self.title = title
    let (units, unitsPerPoint) = Self.layOut(size, in: room, environment: environment)
    handle = try WindowHandle(title: title, units: units)
    renderer = Renderer(owning: try choice.makeRenderer(for: handle.pointer))
    geometry = WindowGeometry(units: units, unitsPerPoint: unitsPerPoint, pixelsPerUnit: 1)
    painter = Painter(
      renderer: renderer, scale: geometry.scale, text: text, images: images,
      onPicture: { WakeUp.push(id: nil) })
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

  /// Draws a frame and shows it: one of another size than the window as large as there is room.
  func show(_ list: DisplayList) {
    if renderer.isSoftware { renderer.surface = SDL_GetWindowSurface(handle.pointer) }
    painter.scale = geometry.scale(showing: list.size)
    if !geometry.isFilled(by: list.size) { clear() }
    painter.paint(list)
    SDL_RenderPresent(renderer.pointer)
  }

  /// Makes all of the window black.
  private func clear() {
    SDL_SetRenderDrawColor(renderer.pointer, 0, 0, 0, UInt8.max)
    SDL_RenderClear(renderer.pointer)
  }

  /// Reads the window's size anew, after it has changed.
  func measure() {
    var (unitsWide, unitsHigh, pixelsWide): (Int32, Int32, Int32) = (0, 0, 0)
    SDL_GetWindowSize(handle.pointer, &unitsWide, &unitsHigh)
    SDL_GetRendererOutputSize(renderer.pointer, &pixelsWide, nil)
    guard unitsWide > 0, unitsHigh > 0, pixelsWide > 0 else { return }
    geometry.units = CGSize(width: Int(unitsWide), height: Int(unitsHigh))
    geometry.pixelsPerUnit = CGFloat(pixelsWide) / CGFloat(unitsWide)
    painter.scale = geometry.scale
  }

  /// Changes width and height for each other; the desktop may have it otherwise.
  func turn() {
    resize(toUnits: geometry.turned(in: isInvisible ? nil : Self.room))
  }

  /// Makes room for so many points, as far as the display has it; the desktop may have it otherwise.
  public func resize(to points: CGSize) {
    resize(toUnits: geometry.units(for: points, in: isInvisible ? nil : Self.room))
  }

  private func resize(toUnits units: CGSize) {
    SDL_SetWindowSize(handle.pointer, Int32(units.width.rounded()), Int32(units.height.rounded()))
    measure()
  }

  /// What a window may cover of the first display, in units; nil if that is not known.
  private static var room: CGSize? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0 else { return nil }
    return CGSize(width: Int(bounds.w), height: Int(bounds.h))
  }

  /// A window's size in units, and how many of them a point takes.
  private static func layOut(
    _ size: CGSize, in room: CGSize?, environment: [String: String]
  ) -> (units: CGSize, unitsPerPoint: CGFloat) {
    var density: Float = 0
    let isDensityKnown = SDL_GetDisplayDPI(0, &density, nil, nil) == 0
    let wished = WindowGeometry.desktopScale(
      environment: environment, dotsPerInch: isDensityKnown ? CGFloat(density) : nil)
    let room = room ?? CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let scale = WindowGeometry.fittingScale(points: size, wished: wished, room: room)
    let units = CGSize(
      width: min(size.width * scale, room.width), height: min(size.height * scale, room.height))
    return (units, scale)
  }
}
