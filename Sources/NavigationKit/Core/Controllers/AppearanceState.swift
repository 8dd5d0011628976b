/// Whether a controller's view is on screen, off screen, or changing from one to the other.
nonisolated enum AppearanceState: Hashable, Sendable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  enum Event: Hashable, Sendable {
    /// The view starts to appear or to disappear.
    case begin(isAppearing: Bool, animated: Bool)
    /// The view has appeared or disappeared.
    case end
  }

  /// The appearance method that is called on the controller.
  enum Callback: Hashable, Sendable {
    case willAppear(animated: Bool)
    case didAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didDisappear(animated: Bool)
  }

  /// The next state and the method to call; an event that does not apply in this state changes
  /// nothing.
  func after(_ event: Event) -> (state: AppearanceState, callback: Callback?) {
    switch (self, event) {
    case (.disappeared, .begin(true, let animated)), (.disappearing, .begin(true, let animated)):
      (.appearing(animated: animated), .willAppear(animated: animated))
    case (.appeared, .begin(false, let animated)), (.appearing, .begin(false, let animated)):
      (.disappearing(animated: animated), .willDisappear(animated: animated))
    case (.appearing(let animated), .end):
      (.appeared, .didAppear(animated: animated))
    case (.disappearing(let animated), .end):
      (.disappeared, .didDisappear(animated: animated))
    default:
      (self, nil)
    }
  }
}
