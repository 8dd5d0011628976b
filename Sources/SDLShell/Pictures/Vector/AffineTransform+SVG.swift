import Foundation

nonisolated extension AffineTransform {
  /// Parses a `transform` attribute of SVG; unknown functions are ignored.
  init(svg text: ArraySlice<UInt8>) {
    self = .identity
    for call in text.split(separator: UInt8(ascii: ")")) {
      guard let start = call.firstIndex(of: UInt8(ascii: "(")) else { continue }
      let name = call[..<start].filter { !$0.isBlank && $0 != UInt8(ascii: ",") }
      let numbers = SVGNumbers.all(in: call[(start + 1)...])
      Self.step(String(decoding: name, as: UTF8.self), numbers).map { prepend($0) }
    }
  }

  private static func step(_ name: String, _ numbers: [Double]) -> AffineTransform? {
    guard let first = numbers.first else { return nil }
    let second = numbers.count > 1 ? numbers[1] : nil
    switch name {
    case "matrix":
      guard numbers.count == 6 else { return nil }
      return AffineTransform(
        m11: first, m12: numbers[1], m21: numbers[2], m22: numbers[3], tX: numbers[4],
        tY: numbers[5])
    case "translate": return AffineTransform(translationByX: first, byY: second ?? 0)
    case "scale": return AffineTransform(scaleByX: first, byY: second ?? first)
    case "rotate":
      guard numbers.count == 3 else { return AffineTransform(rotationByDegrees: first) }
      var turn = AffineTransform(translationByX: numbers[1], byY: numbers[2])
      turn.rotate(byDegrees: first)
      turn.translate(x: -numbers[1], y: -numbers[2])
      return turn
    case "skewX":
      return AffineTransform(m11: 1, m12: 0, m21: tan(first * .pi / 180), m22: 1, tX: 0, tY: 0)
    case "skewY":
      return AffineTransform(m11: 1, m12: tan(first * .pi / 180), m21: 0, m22: 1, tX: 0, tY: 0)
    default: return nil
    }
  }
}
