import CSDL2
import Foundation

nonisolated extension VideoDriver {
  /// The driver whose units are pixels, so that applying the desktop's scale is up to the program.
  private static let withPlainPixels = "x11"

  /// The desktop's units per point.
  static func desktopScale(_ driver: String, environment: [String: String]) -> CGFloat {
    let isPlain = driver == withPlainPixels
    return DesktopMetrics.scale(
      environment: environment, textDensity: isPlain ? XResources.textDensity : nil,
      dotsPerInch: isPlain ? dotsPerInch : nil)
  }

  /// The first display's pixels per inch, by what it says about its size; nil if unknown.
  static var dotsPerInch: CGFloat? {
    var density: Float = 0
    return SDL_GetDisplayDPI(0, &density, nil, nil) == 0 ? CGFloat(density) : nil
  }

  /// The usable part of the first display without the window's border; infinite if it is not known
  /// or the driver has no display.
  static func room(
    _ driver: String, scale: CGFloat, around window: borrowing WindowHandle
  ) -> DesktopMetrics {
    var room = room(driver, scale: scale)
    room.size.width -= window.border.width
    room.size.height -= window.border.height
    return room
  }

  /// The usable part of the first display.
  static func room(_ driver: String, scale: CGFloat) -> DesktopMetrics {
    var bounds = SDL_Rect()
    let endless = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    guard !isInvisible(driver), SDL_GetDisplayUsableBounds(0, &bounds) == 0 else {
      return DesktopMetrics(scale: scale, size: endless)
    }
    return DesktopMetrics(
      scale: scale, size: CGSize(width: Int(bounds.w), height: Int(bounds.h)))
  }
}
