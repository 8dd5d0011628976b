import CSDL2
import Foundation

nonisolated extension VideoDriver {
  /// The driver on which a unit is a pixel, so that the desktop's scale is ours to apply.
  private static let withPlainPixels = "x11"

  /// How many units a point takes on the desktop.
  static func desktopScale(_ driver: String, environment: [String: String]) -> CGFloat {
    var density: Float = 0
    let isPlain = driver == withPlainPixels
    let isKnown = isPlain && SDL_GetDisplayDPI(0, &density, nil, nil) == 0
    return DesktopMetrics.scale(
      environment: environment, textDensity: isPlain ? XResources.textDensity : nil,
      dotsPerInch: isKnown ? CGFloat(density) : nil)
  }

  /// What a window may cover of the first display, less its own border; without an end where that is
  /// not known, or nobody can see it.
  static func room(
    _ driver: String, scale: CGFloat, around window: borrowing WindowHandle
  ) -> DesktopMetrics {
    var room = room(driver, scale: scale)
    room.size.width -= window.border.width
    room.size.height -= window.border.height
    return room
  }

  /// What a window may cover of the first display.
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
