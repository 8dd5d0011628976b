import Foundation

/// A finger that drags a scroll view takes the keyboard with it, down and up again.
extension Stage {
  /// Pulls the keyboard down to a finger at a height of the screen, at most off the screen; above the
  /// keyboard's place it stays there.
  func pullKeyboard(to finger: CGFloat) {
    let frame = keyboard.place.frame
    let padding = keyboard.guides.map(\.keyboardDismissPadding).max() ?? 0
    let pull = min(max(0, finger + padding - frame.minY), frame.height)
    guard pull != keyboard.pull else { return }
    keyboard.pull = pull
    UIView.performWithoutAnimation { moveKeyboard(within: 0) }
  }

  /// The finger is lifted: a keyboard on its way down is dismissed, as is one at rest of which less
  /// than half is left; otherwise it returns.
  ///
  /// - Parameter velocity: The finger's, downwards, in points per second.
  func releaseKeyboard(velocity: CGFloat) {
    guard keyboard.pull > 0 else { return }
    let isMostlyGone = keyboard.pull > keyboard.place.frame.height / 2
    if velocity > 0 || velocity == 0 && isMostlyGone { dismissKeyboard() }
    // It may not be dismissed.
    guard keyboard.pull > 0 else { return }
    keyboard.pull = 0
    moveKeyboard(within: areAnimationsEnabled ? KeyboardMetrics.duration : 0)
  }

  /// Ends the editing of a text.
  func dismissKeyboard() {
    guard let typing = window.firstResponder, typing.acceptsText else { return }
    typing.resignFirstResponder()
  }
}
