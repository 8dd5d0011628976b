import Foundation

nonisolated extension ImageHeader {
  /// Reads the opening tag of an SVG file; nil if there is none.
  ///
  /// A missing width or height is 24.
  init?(svg text: String) {
    guard let tag = text.range(of: "<svg"), let end = text[tag.upperBound...].firstIndex(of: ">")
    else { return nil }
    let attributes = text[tag.upperBound..<end]
    let box = Self.attribute("viewBox", of: attributes).map {
      $0.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    }
    let sides = box?.count == 4 ? box : nil
    let width = Self.attribute("width", of: attributes).flatMap(Self.length)
    let height = Self.attribute("height", of: attributes).flatMap(Self.length)
    format = .svg
    size = CGSize(
      width: width ?? sides?[2] ?? Self.defaultSymbolSide,
      height: height ?? sides?[3] ?? Self.defaultSymbolSide)
  }

  /// The width and height in points of a symbol whose file has no size.
  static let defaultSymbolSide = 24.0

  /// The value of an attribute in single or double quotes.
  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    for quote: Character in ["\"", "'"] {
      guard let start = tag.range(of: " \(name)=\(quote)") else { continue }
      return tag[start.upperBound...].prefix { $0 != quote }
    }
    return nil
  }

  /// A length in pixels or without a unit; nil for a percentage.
  private static func length(_ text: Substring) -> Double? {
    let number = text.hasSuffix("px") ? text.dropLast(2) : text
    return Double(number).flatMap { $0 > 0 && $0 < 1e6 ? $0 : nil }
  }
}
