/// The state of a controller's appearance, and of its move between containers.
struct ControllerLifecycle {
  /// Whether its view is on or off screen, or changing from one to the other.
  var appearance = AppearanceState.disappeared
  /// Whether `viewIsAppearing` is still to be called.
  var needsIsAppearing = false
  /// Whether it is being added to its container, or removed from it.
  var parentChange = ParentChange.none
}

extension UIViewController {
  /// Whether its view is on or off screen, or changing from one to the other.
  var appearance: AppearanceState { lifecycle.appearance }

  /// Whether its view has appeared or is appearing.
  var isAppearingOrAppeared: Bool {
    switch appearance {
    case .appeared, .appearing: true
    case .disappeared, .disappearing: false
    }
  }
}
