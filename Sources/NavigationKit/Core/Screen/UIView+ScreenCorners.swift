import Foundation

extension UIView {
  /// The radius of the screen's corners, as far as they are drawn and the view fills the screen; else 0.
  func screenCorners(at now: TimeInterval) -> CGFloat {
    guard let stage = window?.stage, stage.chrome.isMasked,
      presentedFrame(at: now).size == stage.screen.bounds.size
    else { return 0 }
    return stage.chrome.cornerRadius
  }
}
