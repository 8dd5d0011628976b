import Foundation

#if os(Linux)
  import CX11
#endif

/// The program's window as its X server knows it, for what SDL 2 leaves out.
nonisolated final class XWindow {
  #if os(Linux)
    private let display: OpaquePointer
    private let number: CX11.Window

    /// Finds the window of this program, over a connection of its own; nil if there is none.
    init?() {
      guard let display = XOpenDisplay(nil) else { return nil }
      self.display = display
      let found = Self.ignoringErrors(on: display) {
        Self.own(below: XDefaultRootWindow(display), on: display, depth: Self.depth)
      }
      guard let found else {
        XCloseDisplay(display)
        return nil
      }
      number = found
    }

    deinit { XCloseDisplay(display) }

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

    // MARK: Finding

    /// How deep in the tree of windows it is searched for: window managers put it into others.
    private static let depth = 3

    /// Other programs' windows may be gone at any time, which is no error of this one.
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

    private static func own(
      below window: CX11.Window, on display: OpaquePointer, depth: Int
    ) -> CX11.Window? {
      if process(of: window, on: display) == getpid() { return window }
      guard depth > 0 else { return nil }
      var (root, parent): (CX11.Window, CX11.Window) = (0, 0)
      var list: UnsafeMutablePointer<CX11.Window>?
      var count: UInt32 = 0
      guard XQueryTree(display, window, &root, &parent, &list, &count) != 0, let list else {
        return nil
      }
      defer { XFree(list) }
      return (0..<Int(count)).lazy.compactMap {
        own(below: list[$0], on: display, depth: depth - 1)
      }
      .first
    }

    /// The process of a window; nil if it does not say.
    private static func process(of window: CX11.Window, on display: OpaquePointer) -> pid_t? {
      var (type, format): (Atom, Int32) = (0, 0)
      var (count, rest): (UInt, UInt) = (0, 0)
      var data: UnsafeMutablePointer<UInt8>?
      let name = XInternAtom(display, "_NET_WM_PID", 0)
      let answer = XGetWindowProperty(
        display, window, name, 0, 1, 0, Atom(AnyPropertyType), &type, &format, &count, &rest, &data)
      guard answer == 0, let data else { return nil }
      defer { XFree(data) }
      guard format == 32, count == 1 else { return nil }
      return pid_t(exactly: UnsafeRawPointer(data).load(as: Int.self))
    }
  #else
    init?() { nil }
    func show(title: String) {}
    func keepMiddle() {}
    func place(_ place: CGRect) {}
  #endif
}
