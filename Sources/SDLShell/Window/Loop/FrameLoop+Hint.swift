import Foundation

/// The hint about the menu and the keys over the screen.
extension FrameLoop {
  /// How long it is seen, in seconds: enough to read it twice.
  private static let hintTime: TimeInterval = 6

  /// Shows the hint for a while; it is over the window, so that no picture or film has it.
  public func showHint() {
    guard let overlay else { return }
    overlay.resize(to: window.overlayGeometry.points)
    hintEnd = elapsed + Self.hintTime
    needsFrame = true
  }

  /// Takes the hint away after its time, or as soon as what it tells of is done.
  func endHint() {
    guard let hintEnd, isCovered || elapsed >= hintEnd else { return }
    self.hintEnd = nil
    needsFrame = true
  }
}
