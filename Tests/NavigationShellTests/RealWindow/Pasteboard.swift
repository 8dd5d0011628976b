import CX11
import Foundation

/// A program that pastes a picture from a display's clipboard.
final class Pasteboard {
  private let display: OpaquePointer
  private let window: Window

  /// Opens a connection; nil if the display is not there.
  init?(on display: VirtualDisplay) {
    guard let opened = XOpenDisplay(display.environment["DISPLAY"]) else { return nil }
    self.display = opened
    window = XCreateSimpleWindow(opened, XDefaultRootWindow(opened), 0, 0, 1, 1, 0, 0, 0)
  }

  isolated deinit { XCloseDisplay(display) }

  /// The bytes of the clipboard's PNG file; nil if it holds none.
  func picture() -> Data? {
    let (type, place) = (atom("image/png"), atom("PASTED"))
    XConvertSelection(display, atom("CLIPBOARD"), type, place, window, Time(CurrentTime))
    for _ in 0..<500 {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        if event.type == SelectionNotify {
          return event.xselection.property == 0 ? nil : property(place)
        }
      }
      usleep(20_000)
    }
    return nil
  }

  private func property(_ name: Atom) -> Data? {
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, name, 0, 1 << 24, 0, Atom(AnyPropertyType), &type, &format, &count, &rest,
      &bytes)
    defer { if let bytes { XFree(bytes) } }
    return bytes.map { Data(bytes: $0, count: Int(count)) }
  }

  private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }
}
