/// The state of a controller's appearance, and of its move between containers.
struct ControllerLifecycle {
  /// Where its view is between off and on screen.
  var appearance = AppearanceState.disappeared
  /// Whether `viewIsAppearing` is still to be called.
  var needsIsAppearing = false
  /// Whether it is being added to its container, or removed from it.
  var parentChange = ParentChange.none
}

extension UIViewController {
  /// Where its view is between off and on screen.
  var appearance: AppearanceState { lifecycle.appearance }

  /// Whether its view has appeared or is appearing.
  var isAppearingOrAppeared: Bool {
    switch appearance {
    case .appeared, .appearing: true
    case .disappeared, .disappearing: false
    }
  }
}
