import Foundation

/// The border that the desktop draws around a window, with the title bar, in the desktop's units.
nonisolated struct WindowBorder: Hashable {
  /// Its widths at the left and above.
  var start = CGPoint.zero
  /// Its widths at the right and below.
  var end = CGPoint.zero

  /// The size that it adds to the window's.
  var size: CGSize { CGSize(width: start.x + end.x, height: start.y + end.y) }

  /// Where the window is with its border if it is at a place itself.
  func around(_ place: CGRect) -> CGRect {
    CGRect(
      x: place.minX - start.x, y: place.minY - start.y, width: place.width + size.width,
      height: place.height + size.height)
  }
}
