import Foundation

/// A finger that drags a scroll view takes the keyboard with it, down and up again.
extension Stage {
  /// Pulls the keyboard down to a finger at a height of the screen, at most off the screen; above the
  /// keyboard's place it stays there.
  func pullKeyboard(to finger: CGFloat) {
    let padding =
      keyboard.followers.compactMap { ($0 as? UIKeyboardLayoutGuide)?.keyboardDismissPadding }
      .max() ?? 0
    let pull = min(max(0, finger + padding - keyboard.place.frame.minY), keyboardPullRoom)
    guard pull != keyboard.pull else { return }
    keyboard.pull = pull
    UIView.performWithoutAnimation { moveKeyboard(within: 0) }
  }

  /// How far it can be pulled, in points: not where nothing is typed into, and no further than to
  /// a view above the keys that is not the text's own, which stays when the text is left.
  private var keyboardPullRoom: CGFloat {
    guard let typing = window.firstResponder, typing.acceptsText, hasKeysOrInputView else {
      return 0
    }
    let staying =
      typing.inputAccessoryView == nil && accessoryHeight > 0
      ? accessoryHeight + safeAreaInsets.bottom : 0
    return max(0, keyboard.place.frame.height - staying)
  }

  /// The finger is lifted: a keyboard on its way down is dismissed, as is one at rest that is mostly
  /// gone; otherwise it returns.
  ///
  /// - Parameter velocity: The finger's, downwards, in points per second; nil if it was cancelled.
  func releaseKeyboard(velocity: CGFloat?) {
    guard keyboard.pull > 0 else { return }
    let isMostlyGone = keyboard.pull > keyboardPullRoom / 2
    if let velocity, velocity > 0 || velocity == 0 && isMostlyGone { dismissKeyboard() }
    // It may not be dismissed.
    guard keyboard.pull > 0 else { return }
    keyboard.pull = 0
    moveKeyboard(within: areAnimationsEnabled ? transitionMetrics.keyboardDuration : 0)
  }

  /// Ends the editing of a text.
  func dismissKeyboard() {
    guard let typing = window.firstResponder, typing.acceptsText else { return }
    typing.resignFirstResponder()
  }
}
