public import Foundation

/// What a window tells a person for a while.
extension FrameLoop {
  /// How long a notice stays in the title, in seconds: enough to read a file name.
  public static let noticeTime: TimeInterval = 4
  /// How long the hint is seen, in seconds: enough to read it twice.
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

  /// Takes away what was seen long enough, and the hint as soon as what it tells of is done.
  func endNotices() {
    if noticeEnd.takeDue(at: elapsed) { notice(nil) }
    guard hintEnd.takeDue(at: isCovered ? .infinity : elapsed) else { return }
    display.needsFrame = true
  }

  /// What the title tells besides, as long as it is so.
  var status: String? {
    let pair = pointers.isPair ? "two fingers: F7 for one" : nil
    let all = [source.status, clock.isSlow ? "slow" : nil, pair, camera.status].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: " – ")
  }
}
