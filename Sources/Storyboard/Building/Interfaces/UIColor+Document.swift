import Foundation
import NavigationKit

extension ElementReader {
  /// A colour that is a child; nil if there is none, or if it names one that is nowhere.
  @MainActor func uiColor(_ key: String, of element: DocumentElement) -> UIColor? {
    guard let color = color(key, of: element) else { return nil }
    if let named = UIColor.named(color) { return named }
    let broken = color.brokenFile
    guard let components = color.components else {
      note(
        broken.map { "the colour for \(key) cannot be read: \($0)" }
          ?? "there is no colour “\(color.name ?? "")” for \(key)", at: element)
      return nil
    }
    if let broken {
      note("\(key) is the file's own colour, as the app's cannot be read: \(broken)", at: element)
    }
    return UIColor(components)
  }
}

extension DocumentColor {
  /// The file of a colour of the app that is there and cannot be read; nil for any other.
  @MainActor fileprivate var brokenFile: String? {
    guard case .asset(let name, _) = self else { return nil }
    return Stage.current?.imageSource.brokenFile(ofColor: name)
  }

  fileprivate var name: String? {
    switch self {
    case .literal: nil
    case .system(let name, _), .asset(let name, _): name
    }
  }
}

extension UIColor {
  /// The colour of the system or of the app that a file names; nil if there is none.
  @MainActor fileprivate static func named(_ color: DocumentColor) -> UIColor? {
    switch color {
    case .literal: nil
    case .system(let name, _): UIColor.systemColors[name]
    case .asset(let name, _): UIColor(named: name)
    }
  }

  /// The colour that a file describes; clear if it names one that is nowhere.
  @MainActor convenience init(_ color: DocumentColor) {
    if let named = UIColor.named(color) {
      self.init { named.resolvedColor(with: $0) }
    } else {
      self.init(color.components ?? ColorComponents(white: 0, alpha: 0))
    }
  }

  fileprivate convenience init(_ components: ColorComponents) {
    let parts = components.sRGB
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// The system's colours by the names that files give them.
  fileprivate static var systemColors: [String: UIColor] {
    [
      "systemBlueColor": .systemBlue, "systemRedColor": .systemRed,
      "systemGreenColor": .systemGreen, "systemOrangeColor": .systemOrange,
      "systemYellowColor": .systemYellow, "systemTealColor": .systemTeal,
      "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
      "systemBrownColor": .systemBrown, "systemIndigoColor": .systemIndigo,
      "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
      "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
      "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
      "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
      "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
      "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
      "linkColor": .link, "separatorColor": .separator,
      "opaqueSeparatorColor": .opaqueSeparator, "placeholderTextColor": .placeholderText,
      "systemBackgroundColor": .systemBackground,
      "secondarySystemBackgroundColor": .secondarySystemBackground,
      "tertiarySystemBackgroundColor": .tertiarySystemBackground,
      "systemGroupedBackgroundColor": .systemGroupedBackground,
      "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
      "groupTableViewBackgroundColor": .systemGroupedBackground,
      "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
      "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
      "tertiarySystemFillColor": .tertiarySystemFill,
      "quaternarySystemFillColor": .quaternarySystemFill,
      "darkTextColor": .darkText, "lightTextColor": .lightText,
    ]
  }
}
