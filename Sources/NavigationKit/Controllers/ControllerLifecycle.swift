/// Where a controller is: on screen, and in its container.
struct ControllerLifecycle {
  /// Where its view is between off and on screen.
  var appearance = AppearanceState.disappeared
  /// Whether it comes, and has not heard yet that its view is in place.
  var awaitsPlace = false
  /// Whether it is on its way into its container, or out of it.
  var parentChange = ParentChange.none
}

extension UIViewController {
  /// Where its view is between off and on screen.
  var appearance: AppearanceState { lifecycle.appearance }

  /// Whether its view is on screen and stays there, or comes.
  var isComing: Bool {
    switch appearance {
    case .appeared, .appearing: true
    case .disappeared, .disappearing: false
    }
  }
}
