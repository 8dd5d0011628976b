import CSDL2
import Foundation

#if os(Linux)
  import CX11
#endif

nonisolated extension XWindow {
  #if os(Linux)
    /// Has the window be visible, and take the mouse, only in some areas; nil stands for all of it.
    ///
    /// A window with a title bar takes the mouse wherever it is visible: some desktops would cut their
    /// title bar away with the rest, and nobody could move the window.
    func cut(visible: [PixelRect]?, touched: [PixelRect]?) {
      let isBare = border == WindowBorder()
      ignoringErrors {
        combine(visible, kind: ShapeBounding)
        combine(isBare ? touched : nil, kind: ShapeInput)
      }
    }

    /// Has the window be visible in some more areas.
    func uncover(_ areas: [PixelRect]) {
      ignoringErrors { combine(areas, kind: ShapeBounding, ShapeUnion) }
    }

    /// Moves what was cut with what is shown, which stays in the middle of a window that is resized.
    ///
    /// Meanwhile the window is visible where it was cut before and where it will be: the server keeps only
    /// what is visible both before and after, and the rest would be black until the next frame.
    func movingCut(by offset: CGSize, _ resize: () -> Void) {
      let visible = isCut ? rects : nil
      combine(visible, offset, ShapeUnion)
      resize()
      combine(visible, offset, ShapeSet)
      ignoringErrors {
        XShapeOffsetShape(
          display, number, ShapeInput, Int32(offset.width), Int32(offset.height))
      }
    }

    /// Whether it is visible only in parts.
    private var isCut: Bool {
      var (isCut, isClipped): (Int32, Int32) = (0, 0)
      var (x, y, width, height): (Int32, Int32, UInt32, UInt32) = (0, 0, 0, 0)
      var (left, top, across, down): (Int32, Int32, UInt32, UInt32) = (0, 0, 0, 0)
      ignoringErrors {
        _ = XShapeQueryExtents(
          display, number, &isCut, &x, &y, &width, &height, &isClipped, &left, &top, &across, &down)
      }
      return isCut != 0
    }

    /// Where it is visible.
    private var rects: [XRectangle] {
      ignoringErrors {
        var (count, order): (Int32, Int32) = (0, 0)
        guard let rects = XShapeGetRectangles(display, number, ShapeBounding, &count, &order) else {
          return []
        }
        defer { XFree(rects) }
        return Array(UnsafeBufferPointer(start: rects, count: Int(count)))
      }
    }

    private func combine(_ visible: [XRectangle]?, _ offset: CGSize, _ operation: Int32) {
      guard var visible else { return }
      ignoringErrors {
        XShapeCombineRectangles(
          display, number, ShapeBounding, Int32(offset.width), Int32(offset.height), &visible,
          Int32(visible.count), operation, Unsorted)
      }
    }

    private func combine(_ areas: [PixelRect]?, kind: Int32, _ operation: Int32 = ShapeSet) {
      guard let areas else {
        return XShapeCombineMask(display, number, kind, 0, 0, Pixmap(None), ShapeSet)
      }
      var rects = areas.map {
        XRectangle(
          x: Int16(clamping: $0.minX), y: Int16(clamping: $0.minY),
          width: UInt16(clamping: $0.width), height: UInt16(clamping: $0.height))
      }
      XShapeCombineRectangles(
        display, number, kind, 0, 0, &rects, Int32(rects.count), operation, Unsorted)
    }

    /// Whether the server can cut windows.
    var canBeCut: Bool {
      var (event, error): (Int32, Int32) = (0, 0)
      return XShapeQueryExtension(display, &event, &error) != 0
    }
  #else
    func cut(visible: [PixelRect]?, touched: [PixelRect]?) {}
    func uncover(_ areas: [PixelRect]) {}
    var canBeCut: Bool { false }
  #endif

  /// The number of the server's kind of pixels with an alpha, where a compositor runs that shows what
  /// is behind them; nil where none does.
  static var clearVisual: UInt? {
    #if os(Linux)
      guard let display = XOpenDisplay(nil) else { return nil }
      defer { XCloseDisplay(display) }
      let screen = XDefaultScreen(display)
      let compositor = XInternAtom(display, "_NET_WM_CM_S\(screen)", 0)
      var info = XVisualInfo()
      guard XGetSelectionOwner(display, compositor) != 0,
        XMatchVisualInfo(display, screen, 32, TrueColor, &info) != 0
      else { return nil }
      return info.visualid
    #else
      return nil
    #endif
  }
}
