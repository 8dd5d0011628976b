import Foundation

extension UINavigationController {
  /// Where the bar begins, in the controller's view.
  ///
  /// A controller that does not reach the screen's upper edge has it at its safe area.
  var barTop: CGFloat {
    let safeArea = view.safeAreaInsets.top
    guard let stage = view.window?.stage, safeArea == stage.window.safeAreaInsets.top else {
      return safeArea
    }
    return StatusBarMetrics.barTop(
      safeArea: safeArea, stage.chrome.cutOut, scale: stage.screen.scale)
  }
}
