import Foundation

/// The style of a bar's colours.
public nonisolated enum UIBarStyle: Int, Hashable, Sendable {
  /// The interface's style, light or dark.
  case `default`
  /// Dark, with a white title.
  case black

  /// Dark; whether what is behind shows through is for `isTranslucent` to say.
  @available(*, deprecated, message: "Use black, and set isTranslucent.")
  public static let blackTranslucent = UIBarStyle.black
  /// Dark.
  @available(*, deprecated, renamed: "black")
  public static let blackOpaque = UIBarStyle.black
}

nonisolated extension UIBarStyle {
  /// The traits to resolve the bar's colours with.
  func traits(within traits: UITraitCollection) -> UITraitCollection {
    switch self {
    case .default: traits
    case .black:
      UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)])
    }
  }

  /// A colour of the bar's text and tint in this style.
  func color(_ color: UIColor) -> UIColor {
    switch self {
    case .default: color
    case .black: UIColor { UIColor(color.color(in: traits(within: $0))) }
    }
  }
}
