import Foundation

#if os(Linux)
  import CX11
#endif

/// The program's window as its X server knows it, for what SDL 2 leaves out.
nonisolated final class XWindow {
  #if os(Linux)
    private let display: OpaquePointer
    private let number: CX11.Window

    /// An SDL window, over SDL's own connection; nil if it is not on an X server.
    init?(_ window: OpaquePointer) {
      var display: OpaquePointer?
      number = X11WindowOf(window, &display)
      guard let display, number != 0 else { return nil }
      self.display = display
    }

    /// Sets the title as desktops read it: SDL does not in a locale that the system does not know.
    func show(title: String) {
      Self.ignoringErrors(on: display) {
        let bytes = Array(title.utf8)
        XChangeProperty(
          display, number, XInternAtom(display, "_NET_WM_NAME", 0),
          XInternAtom(display, "UTF8_STRING", 0), 8, PropModeReplace, bytes, Int32(bytes.count))
      }
    }

    /// Has what is shown stay in the window's middle when that gets another size, on black, until it is
    /// drawn anew; else it would be seen at the upper left corner for a moment.
    func keepMiddle() {
      Self.ignoringErrors(on: display) {
        var attributes = XSetWindowAttributes()
        (attributes.bit_gravity, attributes.background_pixel) = (CenterGravity, 0)
        XChangeWindowAttributes(display, number, UInt(CWBitGravity | CWBackPixel), &attributes)
      }
    }

    /// Moves and resizes the window at once, which SDL does in two steps that are seen.
    ///
    /// - Parameter place: In pixels, of the window with its border where it has one.
    func place(_ place: CGRect) {
      Self.ignoringErrors(on: display) {
        XMoveResizeWindow(
          display, number, Int32(place.minX), Int32(place.minY), UInt32(place.width),
          UInt32(place.height))
      }
    }

    /// The desktop may have changed the window meanwhile, which is no reason to end the program.
    @discardableResult
    private static func ignoringErrors<Result>(
      on display: OpaquePointer, _ body: () -> Result
    ) -> Result {
      let former = XSetErrorHandler { _, _ in 0 }
      defer {
        XSync(display, 0)
        XSetErrorHandler(former)
      }
      return body()
    }
  #else
    init?(_ window: OpaquePointer) { nil }
    func show(title: String) {}
    func keepMiddle() {}
    func place(_ place: CGRect) {}
  #endif
}
