import Foundation
import NavigationKit

extension SceneBuilder {
  /// The font of an element, which is noted if it is not there; nil if it says none.
  func font(_ key: String = "fontDescription", of element: DocumentElement) -> UIFont? {
    guard let font = reader.font(key, of: element) else { return nil }
    if case .named(let name, _) = font.face, !UIFont.isAvailable(name) {
      reader.note(
        "there is no font “\(DocumentIssue.shortened(name))”, so it is the system's", at: element)
    }
    return .font(font)
  }
}

extension UIFont {
  /// The font that a file describes; one that is not there is the system's, in its size and as heavy
  /// and slanted as its name says.
  @MainActor static func font(_ font: DocumentFont) -> UIFont {
    let size = CGFloat(font.size ?? Double(UIFont.systemFontSize))
    return switch font.face {
    case .system(let weight): .systemFont(ofSize: size, weight: weight.weight)
    case .boldSystem: .boldSystemFont(ofSize: size)
    case .italicSystem: .italicSystemFont(ofSize: size)
    case .textStyle(let style): .preferredFont(forTextStyle: style.style)
    case .named(let name, _):
      UIFont(name: name, size: size) ?? .substitute(for: name, size: size)
    }
  }
}

extension DocumentFont.Weight {
  fileprivate var weight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension DocumentFont.TextStyle {
  fileprivate var style: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}
