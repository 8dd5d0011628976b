import NavigationKit
import SDLShell

extension ScreenFrame {
  /// The present frame of a stage, with the ring around what the keyboard acts on.
  ///
  /// - Parameter isMasked: Whether the window shows the corners and the cut-out of the screen.
  init(of stage: Stage, isMasked: Bool) {
    let (screen, mask) = (stage.displayList(isMasked: false), stage.screenMask)
    self.init(
      screen: screen, scale: stage.screen.scale, mask: mask,
      over: stage.focusRing + (isMasked ? mask : []))
  }
}
