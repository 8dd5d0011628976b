import Foundation

/// Whether a bar is light or dark, whatever the interface is.
public nonisolated enum UIBarStyle: Int, Hashable, Sendable {
  /// As the interface: light, or dark in a dark one.
  case `default`
  /// Dark, with a white title.
  case black
}

nonisolated extension UIBarStyle {
  /// The circumstances colours of the bar are chosen for, within others.
  func traits(within traits: UITraitCollection) -> UITraitCollection {
    switch self {
    case .default: traits
    case .black:
      UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)])
    }
  }

  /// A colour of the bar's text and tint.
  func color(_ color: UIColor) -> UIColor {
    switch self {
    case .default: color
    case .black: UIColor { UIColor(color.color(in: traits(within: $0))) }
    }
  }
}
