import Drawing
import Foundation

/// The `Contents.json` of a colour set.
nonisolated struct ColorSet: Decodable {
  struct Entry: Decodable {
    let color: Value?
    let appearances: [AssetAppearance]?
  }

  struct Value: Decodable {
    let space: String?
    let components: Components

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }

    /// The colour, or the nearest one of sRGB; nil if it is garbled.
    var color: Color? {
      guard let color = components.color, space == "display-p3" else { return components.color }
      return Color(
        displayP3Red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }

  struct Components: Decodable {
    let red: String?
    let green: String?
    let blue: String?
    let white: String?
    let alpha: String?

    var color: Color? {
      let values = white.map { [$0, $0, $0] } ?? [red, green, blue].compactMap(\.self)
      let parts = (values + [alpha ?? "1.0"]).compactMap(Self.part)
      guard parts.count == 4 else { return nil }
      return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// A component: a fraction such as `0.5`, a byte such as `128`, or one such as `0x80`; nil if
    /// it is garbled.
    static func part(_ text: String) -> CGFloat? {
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") ? number : number / 255
    }
  }

  let colors: [Entry]

  init?(in folder: URL) {
    guard let set = AssetContents.contents(of: folder, as: ColorSet.self) else { return nil }
    self = set
  }

  /// The colour; nil if none is given for a light look.
  var color: CatalogColor? {
    guard let light = entry(for: .light) else { return nil }
    let dark = entry(for: .dark) ?? light
    let contrast = entry(for: .lightContrast)
    return CatalogColor(
      light: light, dark: dark, lightContrast: contrast, darkContrast: entry(for: .darkContrast))
  }

  private func entry(for look: AssetLook) -> Color? {
    colors.first { AssetLook($0.appearances) == look && $0.color != nil }?.color?.color
  }
}
