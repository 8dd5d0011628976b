import Foundation

extension Window {
  /// Makes room for the device to be turned around the window's middle; the desktop may choose another
  /// size.
  ///
  /// - Parameters:
  ///   - isOnOtherSide: Whether width and height are swapped.
  ///   - quarters: By how many quarters the device is turned.
  func beginTurn(isOnOtherSide: Bool, by quarters: Int) {
    turning = WindowTurn(start: geometry.scale, angle: .pi / 2 * CGFloat(abs(quarters)))
    keptBezel = keptBezel ?? hasBezel
    if isOnOtherSide { size = CGSize(width: size.height, height: size.width) }
    fit(around: .middle)
  }

  /// The device has been turned: the window is as large as it again.
  func endTurn() {
    turning = nil
    fit(around: .middle)
  }
}
