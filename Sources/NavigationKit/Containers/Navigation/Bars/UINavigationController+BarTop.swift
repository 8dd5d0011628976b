import Foundation

extension UINavigationController {
  /// The y coordinate of the navigation bar in the controller's view.
  ///
  /// If the view does not reach the screen's top edge, the bar begins at its safe area.
  var barTop: CGFloat {
    let safeArea = view.safeAreaInsets.top
    guard let stage = view.window?.stage, safeArea == stage.window.safeAreaInsets.top else {
      return safeArea
    }
    return StatusBarMetrics.barTop(
      safeArea: safeArea, stage.chrome.cutOut, scale: stage.screen.scale)
  }
}
