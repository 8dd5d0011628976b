/// The looks in which every component is shown side by side.
enum GalleryLook: CaseIterable {
  case light, dark, rightToLeft, highContrast

  /// The title above a tile.
  var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .rightToLeft: "right to left"
    case .highContrast: "high contrast"
    }
  }

  var traits: UITraitCollection {
    let light = UITraitCollection(userInterfaceStyle: .light)
    return switch self {
    case .light: light
    case .dark: UITraitCollection(userInterfaceStyle: .dark)
    case .rightToLeft:
      UITraitCollection(traitsFrom: [light, UITraitCollection(layoutDirection: .rightToLeft)])
    case .highContrast:
      UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
    }
  }
}
