public import Foundation

/// The messages that a window shows for a while.
extension FrameLoop {
  /// How long a notice stays in the title, in seconds: enough to read a file name.
  public static let noticeTime: TimeInterval = 4
  /// How long the hint is visible, in seconds: enough to read it twice.
  private static let hintTime: TimeInterval = 6

  /// Shows a text in the window's title for a while.
  ///
  /// - Parameter time: Seconds; until the next notice if infinite.
  public func notice(_ text: String?, for time: TimeInterval = noticeTime) {
    window.notice = text
    noticeEnd.time = text == nil ? nil : elapsed + time
  }

  /// Shows the hint about the menu and the keys for a while; it is over the window, so that no picture
  /// or film has it.
  public func showHint() {
    guard let overlay else { return }
    overlay.resize(to: window.overlayGeometry.points)
    hintEnd.time = elapsed + Self.hintTime
    display.needsFrame = true
  }

  /// Takes away a notice that was visible long enough, and the hint, also once a menu is open.
  func endNotices() {
    if noticeEnd.takeDue(at: elapsed) { notice(nil) }
    guard hintEnd.takeDue(at: isCovered ? .infinity : elapsed) else { return }
    display.needsFrame = true
  }

  /// The states that the title shows as long as they last; nil for none.
  var status: String? {
    let pair = pointers.isPair ? "two fingers: F7 for one" : nil
    let all = [source.status, clock.isSlow ? "slow" : nil, pair, camera.status].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: " – ")
  }
}
