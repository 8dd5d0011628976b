import Foundation
import Synchronization

#if os(Linux)
  import CX11
#endif

/// Puts a picture on the desktop's clipboard, which SDL 2 cannot.
///
/// Whoever pastes asks the program that copied: so a thread answers, with a connection of its own to
/// the X server, until something else is copied or the program ends. Only X11 has such a clipboard;
/// Wayland's needs the connection that SDL keeps to itself.
nonisolated enum ImageClipboard {
  /// Copies a PNG file's bytes; returns false if the display cannot take them.
  static func copy(_ png: Data) -> Bool {
    #if os(Linux)
      guard let selection = Selection(png) else { return false }
      Thread.detachNewThread { selection.answer() }
      return true
    #else
      return false
    #endif
  }
}

#if os(Linux)
  /// The clipboard while it is ours; once it is made, only the thread that answers uses it.
  private nonisolated final class Selection: @unchecked Sendable {
    private let display: OpaquePointer
    private let window: CX11.Window
    private let png: Data
    private let clipboard, targets, type: Atom

    /// The bytes of a request beside its data.
    private static let head = 64

    /// Takes the clipboard; nil without a display, or if the picture is larger than what the server
    /// takes at once.
    init?(_ png: Data) {
      guard let display = XOpenDisplay(nil) else { return nil }
      let maximumBytes = max(XExtendedMaxRequestSize(display), XMaxRequestSize(display)) * 4
      guard png.count < maximumBytes - Self.head else {
        XCloseDisplay(display)
        return nil
      }
      (self.display, self.png) = (display, png)
      window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
      clipboard = XInternAtom(display, "CLIPBOARD", 0)
      targets = XInternAtom(display, "TARGETS", 0)
      type = XInternAtom(display, "image/png", 0)
      XSetSelectionOwner(display, clipboard, window, Time(CurrentTime))
      XFlush(display)
    }

    deinit { XCloseDisplay(display) }

    /// Gives the picture to who asks for it, until something else is copied.
    func answer() {
      while true {
        var event = XEvent()
        XNextEvent(display, &event)
        switch event.type {
        case SelectionClear: return
        case SelectionRequest: answer(event.xselectionrequest)
        default: break
        }
      }
    }

    private func answer(_ request: XSelectionRequestEvent) {
      var event = XEvent()
      event.xselection.type = SelectionNotify
      event.xselection.requestor = request.requestor
      event.xselection.selection = request.selection
      event.xselection.target = request.target
      event.xselection.property = give(request) ? request.property : 0
      event.xselection.time = request.time
      XSendEvent(display, request.requestor, 0, 0, &event)
      XFlush(display)
    }

    /// Writes what is asked for; returns false if it is nothing that there is.
    private func give(_ request: XSelectionRequestEvent) -> Bool {
      switch request.target {
      case targets:
        let supported = [targets, type]
        supported.withUnsafeBytes { change(request, to: Atom(4), 32, $0, count: supported.count) }
      case type: png.withUnsafeBytes { change(request, to: type, 8, $0, count: png.count) }
      default: return false
      }
      return true
    }

    private func change(
      _ request: XSelectionRequestEvent, to type: Atom, _ format: Int32,
      _ bytes: UnsafeRawBufferPointer, count: Int
    ) {
      XChangeProperty(
        display, request.requestor, request.property, type, format, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(count))
    }
  }
#endif
