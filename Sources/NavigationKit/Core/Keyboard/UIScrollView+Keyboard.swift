import Foundation

extension UIScrollView: KeyboardFollower {
  /// Makes room for the keyboard below the content from now on, or no longer.
  func setAvoidsKeyboard(_ avoids: Bool) {
    avoidsKeyboard = avoids
    if avoids { followKeyboardAsList() } else { keyboardOverlap = 0 }
  }

  /// Follows the keyboard of the stage that it is on, if it makes room for that.
  func followKeyboardAsList() {
    guard avoidsKeyboard, let stage = window?.stage else { return }
    stage.keyboard.add(self)
    keyboardFrameDidChange(stage.keyboard.followed)
  }

  func keyboardFrameDidChange(_ frame: CGRect) {
    // While a finger pulls the keyboard, the list that it drags keeps its ends.
    guard avoidsKeyboard, let stage = window?.stage, stage.keyboard.pull == 0 else { return }
    let overlap = overlap(ofKeyboard: frame)
    if overlap != keyboardOverlap { keyboardOverlap = overlap }
  }
}
