/// Where a controller's view is between off and on screen.
nonisolated enum AppearanceState: Hashable, Sendable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// What happens to the view.
  enum Event: Hashable, Sendable {
    /// It starts to come or to go.
    case begin(isAppearing: Bool, animated: Bool)
    /// It is there, or gone.
    case end
  }

  /// What the controller hears.
  enum Callback: Hashable, Sendable {
    case willAppear(animated: Bool)
    case didAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didDisappear(animated: Bool)
  }

  /// The next state and what the controller hears; nothing changes where the event does not fit.
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
