/// Numbers as written in records, with a fixed number of decimals.
enum Decimals {
  /// Numbers are clamped to this; larger ones have no meaningful second decimal.
  private static let largest = 1e12

  /// A number rounded as its text is; nil for NaN.
  static func rounded(_ number: Double, _ places: Int) -> Double? {
    guard !number.isNaN else { return nil }
    let scale = scale(places)
    return (clamped(number) * scale).rounded() / scale
  }

  /// A number with exactly this many decimals.
  static func text(_ number: Double, _ places: Int) -> String {
    let steps = Int((clamped(number.isNaN ? 0 : number) * scale(places)).rounded())
    let digits = String(steps.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (steps < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// A number with at most two decimals and no trailing zeros.
  static func short(_ number: Double) -> String {
    var text = text(number, 2)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// Reads a decimal number; nil for anything else, such as `nan` and `0x10`.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ $0 >= 0x2D && $0 <= 0x39 && $0 != 0x2F }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func scale(_ places: Int) -> Double {
    (0..<places).reduce(1) { scale, _ in scale * 10 }
  }

  private static func clamped(_ number: Double) -> Double { min(max(number, -largest), largest) }
}
