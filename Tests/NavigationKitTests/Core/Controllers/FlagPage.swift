import NavigationKit

/// Records why it appears and disappears: + for presented, - for dismissed, `to` and `from` for moving
/// to and from its parent.
final class FlagPage: UIViewController {
  private(set) var heard: [String] = []
  var whenDisappearing: () -> Void = {}

  /// Returns and forgets the calls so far.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  override func viewWillAppear(_ animated: Bool) { record("willAppear") }
  override func viewDidAppear(_ animated: Bool) { record("didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    record("willDisappear")
    whenDisappearing()
  }
  override func viewDidDisappear(_ animated: Bool) {
    record("didDisappear")
    whenDisappearing()
  }

  func record(_ call: String) {
    let flags = [
      (isBeingPresented, "+"), (isBeingDismissed, "-"), (isMovingToParent, "to"),
      (isMovingFromParent, "from"),
    ]
    heard.append(([call] + flags.filter(\.0).map(\.1)).joined(separator: " "))
  }
}
