import Foundation

/// The paint attributes of an element that determine the work of drawing it.
nonisolated struct SVGStyle {
  /// From the element's units to pixels.
  var matrix: AffineTransform
  private(set) var isFilled = true
  private(set) var isStroked = false
  private(set) var hasRoundEnds = false
  private var width = 1.0
  /// The lengths of dashes and gaps; empty for solid lines.
  private var dashes: [Double] = []

  init(matrix: AffineTransform) { self.matrix = matrix }

  /// The line width in pixels.
  var lineWidth: Double { width * averageScale }

  /// The average length of a dash or gap in pixels; nil for solid lines.
  var dashLength: Double? {
    let sum = dashes.reduce(0, +)
    // The library ignores dashes shorter than this.
    return sum > 1e-6 ? sum / Double(dashes.count) * averageScale : nil
  }

  /// The library scales widths and dashes by the same factor in all directions.
  private var averageScale: Double {
    (hypot(matrix.m11, matrix.m21) + hypot(matrix.m12, matrix.m22)) / 2
  }

  /// The style after an element's attributes are applied.
  func inherited(by tag: SVGTag) -> SVGStyle {
    var style = self
    for (name, value) in tag.attributes {
      if name == "style" {
        style.setAll(value)
      } else {
        style.set(name, to: value)
      }
    }
    return style
  }

  /// The most expensive combination of a style sheet's rules; nil if it has none.
  init?(sheet: ArraySlice<UInt8>) {
    self.init(matrix: .identity)
    let rules = sheet.split(separator: UInt8(ascii: "{")).dropFirst()
    guard !rules.isEmpty else { return nil }
    for rule in rules {
      var style = SVGStyle(matrix: .identity)
      style.setAll(rule.prefix { $0 != UInt8(ascii: "}") })
      add(style)
    }
  }

  /// Takes the more expensive value of each attribute.
  mutating func add(_ other: SVGStyle) {
    isFilled = isFilled || other.isFilled
    isStroked = isStroked || other.isStroked
    hasRoundEnds = hasRoundEnds || other.hasRoundEnds
    width = max(width, other.width)
    let (mine, others) = (dashes.reduce(0, +), other.dashes.reduce(0, +))
    if others > 0, mine == 0 || others < mine { dashes = other.dashes }
  }

  private mutating func setAll(_ text: ArraySlice<UInt8>) {
    for declaration in text.split(separator: UInt8(ascii: ";")) {
      guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = declaration[..<colon].filter { !$0.isBlank }
      set(String(decoding: name, as: UTF8.self), to: declaration[(colon + 1)...])
    }
  }

  private mutating func set(_ name: String, to value: ArraySlice<UInt8>) {
    let value = value.drop(while: \.isBlank)
    switch name {
    case "fill": isFilled = !value.starts(with: "none".utf8)
    case "stroke": isStroked = !value.starts(with: "none".utf8)
    case "stroke-linejoin", "stroke-linecap":
      hasRoundEnds = hasRoundEnds || value.starts(with: "round".utf8)
    case "stroke-width":
      var numbers = SVGNumbers(value)
      width = numbers.length().map(abs) ?? width
    case "stroke-dasharray": dashes = Self.lengths(in: value)
    case "transform": matrix.prepend(AffineTransform(svg: value))
    default: return
    }
  }

  /// The library reads eight.
  ///
  /// A tiny font size is assumed, as short dashes are the most work.
  private static func lengths(in text: ArraySlice<UInt8>) -> [Double] {
    text.split { $0.isBlank || $0 == UInt8(ascii: ",") }.prefix(8).compactMap { text in
      var numbers = SVGNumbers(text)
      return numbers.length(ofLetters: 0.001).map(abs)
    }
  }
}
