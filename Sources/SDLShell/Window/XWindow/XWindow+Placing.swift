import Foundation

#if os(Linux)
  import CX11
  import Glibc
#endif

nonisolated extension XWindow {
  /// How long the desktop has to place a window or to tell its border, in milliseconds, and how
  /// often it is looked at.
  private static let (patience, glance) = (100, 5)

  #if os(Linux)
    /// Where the window is without its border, in pixels of the desktop.
    var position: CGPoint {
      var (x, y, child): (Int32, Int32, CX11.Window) = (0, 0, 0)
      ignoringErrors {
        _ = XTranslateCoordinates(
          display, number, XDefaultRootWindow(display), 0, 0, &x, &y, &child)
      }
      return CGPoint(x: Int(x), y: Int(y))
    }

    /// The border that the desktop draws around the window; nil as long as it has not told.
    var border: WindowBorder? {
      let lengths = longs(of: "_NET_FRAME_EXTENTS", on: number)
      guard lengths.count == 4 else { return nil }
      let (left, right, top, bottom) = (lengths[0], lengths[1], lengths[2], lengths[3])
      return WindowBorder(
        start: CGPoint(x: left, y: top), end: CGPoint(x: right, y: bottom))
    }

    /// Has the desktop tell which border the window will have, before it is shown.
    func askForBorder() {
      let (root, request) = (
        XDefaultRootWindow(display), XInternAtom(display, "_NET_REQUEST_FRAME_EXTENTS", 0)
      )
      guard border == nil, longs(of: "_NET_SUPPORTED", on: root).contains(Int(request)) else {
        return
      }
      ignoringErrors {
        var event = XEvent()
        event.xclient.type = ClientMessage
        (event.xclient.window, event.xclient.message_type) = (number, request)
        event.xclient.format = 32
        XSendEvent(display, root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
      }
      wait { border != nil }
    }

    /// Moves and resizes the window at once, which SDL does in two steps that are seen, and waits until
    /// the desktop has done so.
    ///
    /// - Parameters:
    ///   - place: In pixels, of the window with its border's upper left corner.
    ///   - inset: How far the window is inside of its border.
    func place(_ place: CGRect, inset: CGPoint) {
      let old = size
      let offset = CGSize(
        width: (place.width - old.width) / 2, height: (place.height - old.height) / 2)
      let former = position
      movingCut(by: offset) {
        ignoringErrors {
          XMoveResizeWindow(
            display, number, Int32(place.minX), Int32(place.minY), UInt32(place.width),
            UInt32(place.height))
        }
        let wanted = CGPoint(x: place.minX + inset.x, y: place.minY + inset.y)
        wait {
          let current = position
          return current == wanted || current != former
        }
      }
    }

    private var size: CGSize {
      var (root, x, y): (CX11.Window, Int32, Int32) = (0, 0, 0)
      var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
      ignoringErrors {
        _ = XGetGeometry(display, number, &root, &x, &y, &width, &height, &border, &depth)
      }
      return CGSize(width: Int(width), height: Int(height))
    }

    /// The numbers of a property of a window; none if it has no such property.
    private func longs(of name: String, on window: CX11.Window) -> [Int] {
      ignoringErrors {
        var (type, format, count, rest): (Atom, Int32, UInt, UInt) = (0, 0, 0, 0)
        var bytes: UnsafeMutablePointer<UInt8>?
        let maximumLength = 1024
        XGetWindowProperty(
          display, window, XInternAtom(display, name, 0), 0, maximumLength, 0,
          Atom(AnyPropertyType), &type,
          &format, &count, &rest, &bytes)
        guard let bytes else { return [] }
        defer { XFree(bytes) }
        guard format == 32 else { return [] }
        return bytes.withMemoryRebound(to: Int.self, capacity: Int(count)) {
          Array(UnsafeBufferPointer(start: $0, count: Int(count)))
        }
      }
    }

    private func wait(until isDone: () -> Bool) {
      for _ in 0..<Self.patience / Self.glance {
        if isDone() { return }
        usleep(UInt32(Self.glance) * 1000)
      }
    }
  #else
    var position: CGPoint { .zero }
    var border: WindowBorder? { nil }
    func askForBorder() {}
    func place(_ place: CGRect, inset: CGPoint) {}
  #endif
}
