import Foundation

#if os(Linux)
  import CX11
#endif

/// The program's window as its X server knows it, for what SDL 2 leaves out.
nonisolated final class XWindow {
  #if os(Linux)
    let display: OpaquePointer
    let number: CX11.Window

    /// An SDL window, over SDL's own connection; nil if it is not on an X server.
    init?(_ window: OpaquePointer) {
      var display: OpaquePointer?
      number = X11WindowOf(window, &display)
      guard let display, number != 0 else { return nil }
      self.display = display
    }

    /// Sets the title as desktops read it: SDL does not in a locale that the system does not know.
    func show(title: String) {
      ignoringErrors {
        let bytes = Array(title.utf8)
        XChangeProperty(
          display, number, XInternAtom(display, "_NET_WM_NAME", 0),
          XInternAtom(display, "UTF8_STRING", 0), 8, PropModeReplace, bytes, Int32(bytes.count))
      }
    }

    /// Has what is shown stay in the window's middle when that gets another size, until it is drawn anew;
    /// else it would be seen at the upper left corner for a moment.
    ///
    /// - Parameter isCut: Whether the window ends at a device: what more of it is seen then is as it was
    ///   until it is drawn, else black.
    func keepMiddle(isCut: Bool) {
      ignoringErrors {
        var attributes = XSetWindowAttributes()
        attributes.bit_gravity = CenterGravity
        (attributes.background_pixel, attributes.background_pixmap) = (0, Pixmap(None))
        let ground = isCut ? CWBackPixmap : CWBackPixel
        XChangeWindowAttributes(display, number, UInt(CWBitGravity | ground), &attributes)
      }
    }

    /// Has the desktop keep the ratio of width and height while its user resizes the window.
    ///
    /// - Parameters:
    ///   - ratio: The width and the height; nil lets the window have any.
    ///   - panel: The part of the window's width that does not count, in pixels.
    func keepRatio(_ ratio: CGSize?, beside panel: CGFloat) {
      ignoringErrors {
        X11KeepRatio(
          display, number, Int32(ratio?.width ?? 0), Int32(ratio?.height ?? 0), Int32(panel))
      }
    }

    /// The desktop may have changed the window meanwhile, which is no reason to end the program.
    @discardableResult
    func ignoringErrors<Result>(_ body: () -> Result) -> Result {
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
    func keepMiddle(isCut: Bool) {}
    func keepRatio(_ ratio: CGSize?, beside panel: CGFloat) {}
  #endif
}
