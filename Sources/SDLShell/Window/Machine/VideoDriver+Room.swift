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

  /// The usable parts of the displays, the first one's first; none if they are not known or the driver
  /// has no display.
  static func rooms(_ driver: String) -> [CGRect] {
    guard !isInvisible(driver) else { return [] }
    return (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { display in
      var bounds = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { return nil }
      return CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
    }
  }
}

nonisolated extension DesktopMetrics {
  /// The space for a window with a border in a room; infinite if that is not known.
  init(scale: CGFloat, room: CGRect?, border: WindowBorder) {
    let endless = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let size = room.map {
      CGSize(width: $0.width - border.size.width, height: $0.height - border.size.height)
    }
    self.init(scale: scale, size: size ?? endless)
  }
}
