/// Where a controller's view is between off and on screen.
nonisolated enum AppearanceState: Hashable, Sendable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  enum Event: Hashable, Sendable {
    /// It starts to appear or to disappear.
    case begin(isAppearing: Bool, animated: Bool)
    /// It has appeared or disappeared.
    case end
  }

  /// The method that is called.
  enum Callback: Hashable, Sendable {
    case willAppear(animated: Bool)
    case didAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didDisappear(animated: Bool)
  }

  /// The next state and the method to call; an event that does not fit changes nothing.
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
