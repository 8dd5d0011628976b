import NavigationKit

extension TouchObstacle {
  /// What it is, for people.
  func words(on stage: Stage) -> String {
    switch self {
    case .statusBar: "the status bar"
    case .keyboard: "the keyboard"
    case .element(let element): ScreenInspection.Element(element).name
    case .presentation: Presented(on: stage).wordsInFront
    case .view("UIWindow") where stage.elements().contains { $0.role == .menuItem }: "a menu"
    case .view(let name): "a \(name)"
    }
  }
}

nonisolated extension Presented {
  /// What is in front, although it may be no page, as a search, or on its way out.
  fileprivate var wordsInFront: String { style == .none ? "what is presented" : words }
}
