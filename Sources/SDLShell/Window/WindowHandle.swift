import CSDL2
import Foundation

/// Owns an SDL window.
nonisolated struct WindowHandle: ~Copyable {
  /// The window.
  let pointer: OpaquePointer

  /// Opens a window centred on the display.
  ///
  /// The size is in the desktop's units.
  init(title: String, units: CGSize, isDevice: Bool) throws(SDLError) {
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | SDL_WINDOW_SHOWN.rawValue
    guard
      let window = SDL_CreateWindow(
        title, Self.centred, Self.centred, Int32(units.width.rounded()),
        Int32(units.height.rounded()), flags)
    else { throw SDLError.noWindow(reason: Renderer.reason) }
    pointer = window
    limitSize(isDevice: isDevice)
  }

  deinit {
    SDL_DestroyWindow(pointer)
  }

  /// SDL_WINDOWPOS_CENTERED, a macro that Swift does not import.
  private static let centred: Int32 = 0x2FFF_0000
  /// The smallest window in units, half of the smallest phone, so that bars have room.
  private static let least: (width: Int32, height: Int32) = (160, 240)
  /// The smallest window of a device in units; a device is scaled to any window.
  private static let leastOfDevice: (width: Int32, height: Int32) = (32, 32)

  /// Sets how small the window can be made.
  func limitSize(isDevice: Bool) {
    let least = isDevice ? Self.leastOfDevice : Self.least
    SDL_SetWindowMinimumSize(pointer, least.width, least.height)
  }

  /// The size of the window's border in units; zero if unknown.
  var border: CGSize {
    let (start, end) = borders
    return CGSize(width: start.x + end.x, height: start.y + end.y)
  }

  /// The width of the border at the left and above, and at the right and below.
  private var borders: (start: CGPoint, end: CGPoint) {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard SDL_GetWindowBordersSize(pointer, &top, &left, &bottom, &right) == 0 else {
      return (.zero, .zero)
    }
    return (CGPoint(x: Int(left), y: Int(top)), CGPoint(x: Int(right), y: Int(bottom)))
  }

  /// Where the window is with its border if it is at a place itself.
  func framed(_ place: CGRect) -> CGRect {
    place.offsetBy(dx: -borders.start.x, dy: -borders.start.y)
  }

  /// Where the window is, in units.
  var position: CGPoint {
    get {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetWindowPosition(pointer, &x, &y)
      return CGPoint(x: Int(x), y: Int(y))
    }
    nonmutating set {
      SDL_SetWindowPosition(pointer, Int32(newValue.x.rounded()), Int32(newValue.y.rounded()))
    }
  }

  /// Moves the window into the display, as far as it fits.
  func bringBack() {
    var room = SDL_Rect()
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(pointer), &room) == 0 else { return }
    SDL_GetWindowPosition(pointer, &x, &y)
    SDL_GetWindowSize(pointer, &width, &height)
    let place = (
      x: Self.place(x, length: width, from: room.x, room: room.w),
      y: Self.place(y, length: height, from: room.y, room: room.h)
    )
    if place != (x, y) { SDL_SetWindowPosition(pointer, place.x, place.y) }
  }

  /// The position nearest to `place` at which a length fits into the room.
  static func place(_ place: Int32, length: Int32, from start: Int32, room: Int32) -> Int32 {
    max(start, min(place, start + room - length))
  }
}
