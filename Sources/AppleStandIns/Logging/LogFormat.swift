import Foundation

/// Puts values into a format of `os_log`, such as `"%d of %{public}@"`.
struct LogFormat {
  let format: String

  /// The format with a value for each specifier; one without a value stays as it is.
  func text(with values: [Any]) -> String {
    var values = values[...]
    var text = ""
    var rest = format[...]
    while let match = rest.firstMatch(of: Self.specifier) {
      text += rest[..<match.range.lowerBound]
      text += Self.replacement(for: match.output, taking: &values)
      rest = rest[match.range.upperBound...]
    }
    return text + rest
  }

  private typealias Specifier = Regex<(Substring, options: Substring?, kind: Substring)>.RegexOutput

  private static var specifier: Regex<Specifier> {
    /%(?:\{[^}]*\})?(?<options>[-+0#]*\d*(?:\.\d+)?)?(?:hh|h|ll|l|q|z|t|j|L)?(?<kind>[@dDiuUxXoOfFeEgGaAcCsSp%])/
  }

  private static func replacement(
    for specifier: Specifier, taking values: inout ArraySlice<Any>
  ) -> String {
    if specifier.kind == "%" { return "%" }
    guard let value = values.popFirst() else { return String(specifier.0) }
    let options = specifier.options ?? ""
    switch (specifier.kind, value) {
    case ("d", _), ("D", _), ("i", _), ("u", _), ("U", _), ("@", _), ("s", _):
      return padded(String(describing: value), options)
    case ("x", let number as any FixedWidthInteger):
      return padded(String(number.magnitude64, radix: 16), options)
    case ("X", let number as any FixedWidthInteger):
      return padded(String(number.magnitude64, radix: 16, uppercase: true), options)
    case ("f", let number as any BinaryFloatingPoint), ("g", let number as any BinaryFloatingPoint),
      ("e", let number as any BinaryFloatingPoint), ("F", let number as any BinaryFloatingPoint):
      return String(format: "%\(options)\(specifier.kind)", Double(number))
    default: return String(describing: value)
    }
  }

  /// A text as wide as the options say: `05` is five digits with zeros before them.
  private static func padded(_ text: String, _ options: Substring) -> String {
    let width = Int(options.drop { !$0.isNumber }.prefix(while: \.isNumber)) ?? 0
    let fill = options.hasPrefix("0") ? "0" : " "
    let blanks = String(repeating: fill, count: max(0, width - text.count))
    return options.hasPrefix("-") ? text + blanks : blanks + text
  }
}

extension FixedWidthInteger {
  /// The bits as a number that is never negative, as hexadecimal digits show them.
  fileprivate var magnitude64: UInt64 { UInt64(truncatingIfNeeded: self) }
}
