import Assets
import Drawing
import Foundation

/// What `Contents.json` of an image set says.
nonisolated struct ImageSet: Decodable {
  struct Image: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [AssetAppearance]?
  }

  struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  let images: [Image]
  let properties: Properties?

  init?(in folder: URL) {
    guard let set = AssetAppearance.contents(of: folder, as: ImageSet.self) else { return nil }
    self = set
  }

  /// Whether it is drawn in the tint colour; nil if nothing is said.
  var isTemplate: Bool? { properties?.intent.map { $0 == "template" } }

  /// The file for a look: that of two pixels a point if there is one.
  func file(isDark: Bool) -> String? {
    let files = images.filter { $0.filename != nil && $0.appearances.isDark == isDark }
    let order = ["2x", "3x", nil, "1x"]
    return files.min {
      (order.firstIndex(of: $0.scale) ?? order.count)
        < (order.firstIndex(of: $1.scale) ?? order.count)
    }?.filename
  }

  /// The pixels per point of a file; nil if that is not said.
  func scale(of file: String) -> CGFloat? {
    images.first { $0.filename == file }?.scale.flatMap { Double($0.dropLast()) }.map {
      CGFloat($0)
    }
  }
}

/// What `Contents.json` of a colour set says.
nonisolated struct ColorSet: Decodable {
  struct Entry: Decodable {
    let color: Value?
    let appearances: [AssetAppearance]?
  }

  struct Value: Decodable {
    let components: Components
  }

  struct Components: Decodable {
    let red: String?
    let green: String?
    let blue: String?
    let white: String?
    let alpha: String?

    var color: Color {
      let values: [String?] = white.map { [$0, $0, $0] } ?? [red, green, blue]
      let parts = values.map(Self.part)
      return Color(
        red: parts[0], green: parts[1], blue: parts[2], alpha: alpha == nil ? 1 : Self.part(alpha))
    }

    /// A component: a fraction such as `0.5`, a byte such as `128`, or one such as `0x80`.
    static func part(_ text: String?) -> CGFloat {
      guard let text else { return 0 }
      if text.hasPrefix("0x") { return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      let number = CGFloat(Double(text) ?? 0)
      return text.contains(".") ? number : number / 255
    }
  }

  let colors: [Entry]

  init?(in folder: URL) {
    guard let set = AssetAppearance.contents(of: folder, as: ColorSet.self) else { return nil }
    self = set
  }

  /// The colour; nil if none is given for a light look.
  var color: CatalogColor? {
    guard let light = entry(isDark: false) else { return nil }
    return CatalogColor(light: light, dark: entry(isDark: true) ?? light)
  }

  private func entry(isDark: Bool) -> Color? {
    colors.first { $0.appearances.isDark == isDark && $0.color != nil }?.color?.components.color
  }
}

/// A look that an entry of a set is for.
nonisolated struct AssetAppearance: Decodable {
  let appearance: String
  let value: String

  /// The most bytes of a `Contents.json`; real ones have a few thousand.
  private static let mostBytes = 1_000_000

  /// Reads the `Contents.json` in a set's folder; nil if it cannot be read.
  fileprivate static func contents<Contents: Decodable>(
    of folder: URL, as type: Contents.Type
  ) -> Contents? {
    let path = folder.appendingPathComponent("Contents.json").path
    guard FolderTree.isInside(path, folder.path),
      let data = try? RegularFile.contents(of: path, limit: mostBytes)
    else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }
}

nonisolated extension [AssetAppearance]? {
  /// Whether the entry is for a dark look, with the usual contrast; entries for others are neither.
  fileprivate var isDark: Bool? {
    guard let self else { return false }
    guard self.count == 1, let look = self.first, look.appearance == "luminosity" else {
      return nil
    }
    return look.value == "dark"
  }
}
