import CX11
import Foundation

/// A program that files are dragged from, by the desktops' protocol XDND, version 5.
final class DragSource {
  private let display: OpaquePointer
  private let window: Window
  private var isDone = false

  /// Something of the protocol did not come.
  enum Failure: Error {
    case noDisplay, noTarget, noAnswer(to: String)
  }

  /// Opens the source on a display.
  init(on display: VirtualDisplay) throws {
    guard let opened = XOpenDisplay(display.environment["DISPLAY"]) else {
      throw Failure.noDisplay
    }
    self.display = opened
    let root = XDefaultRootWindow(opened)
    window = XCreateSimpleWindow(opened, root, 0, 0, 1, 1, 0, 0, 0)
  }

  isolated deinit { XCloseDisplay(display) }

  /// Drops a file on the window at a point of the display.
  func drop(_ path: String, at point: (x: Int, y: Int)) throws {
    let target = try target()
    XSetSelectionOwner(display, atom("XdndSelection"), window, Time(CurrentTime))
    send("XdndEnter", to: target, [5 << 24, Int(atom("text/uri-list")), 0, 0])
    let place = point.x << 16 | point.y
    send("XdndPosition", to: target, [0, place, Int(CurrentTime), Int(atom("XdndActionCopy"))])
    try wait(for: "XdndStatus", offering: path)
    send("XdndDrop", to: target, [0, Int(CurrentTime), 0, 0])
    try wait(for: "XdndFinished", offering: path)
  }

  /// The only window that takes what is dragged over it.
  private func target() throws -> Window {
    var (root, parent, count): (Window, Window, UInt32) = (0, 0, 0)
    var children: UnsafeMutablePointer<Window>?
    XQueryTree(display, XDefaultRootWindow(display), &root, &parent, &children, &count)
    defer { if let children { XFree(children) } }
    let found = (0..<Int(count)).lazy.compactMap { children?[$0] }.first { self.isAware($0) }
    guard let found else { throw Failure.noTarget }
    return found
  }

  private func isAware(_ window: Window) -> Bool {
    var count: Int32 = 0
    let names = XListProperties(display, window, &count)
    defer { if let names { XFree(names) } }
    return (0..<Int(count)).contains { names?[$0] == atom("XdndAware") }
  }

  private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  private func send(_ name: String, to target: Window, _ values: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = target
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(window)
    event.xclient.data.l.1 = values[0]
    event.xclient.data.l.2 = values[1]
    event.xclient.data.l.3 = values[2]
    event.xclient.data.l.4 = values[3]
    XSendEvent(display, target, 0, 0, &event)
    XFlush(display)
  }

  /// Waits for a message, and meanwhile gives the file's name to who asks for it.
  private func wait(for name: String, offering path: String) throws {
    let awaited = atom(name)
    for _ in 0..<500 {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        if event.type == SelectionRequest { answer(event.xselectionrequest, with: path) }
        if event.type == ClientMessage, event.xclient.message_type == awaited { return }
      }
      usleep(20_000)
    }
    throw Failure.noAnswer(to: name)
  }

  private func answer(_ request: XSelectionRequestEvent, with path: String) {
    let text = Array("\(URL(fileURLWithPath: path).absoluteString)\r\n".utf8)
    XChangeProperty(
      display, request.requestor, request.property, request.target, 8, PropModeReplace, text,
      Int32(text.count))
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = request.property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &event)
    XFlush(display)
  }
}
