import NavigationKit

nonisolated extension TouchObstacle {
  /// What it is, for people.
  var words: String {
    switch self {
    case .statusBar: "the status bar"
    case .element(let element) where element.role == .key: "the keyboard"
    case .element(let element): ScreenInspection.Element(element).name
    case .view(let name): "a \(name)"
    }
  }
}
