/// A setting's name with the conditions under which it holds, such as `NAME[sdk=iphoneos*]`.
struct SettingName: Hashable {
  /// The name without conditions.
  let base: String
  /// The patterns of the conditions, by their kinds.
  let conditions: [String: String]

  /// Takes a name apart; nil if it is empty.
  init?(_ text: String) {
    let parts = text.split(separator: "[")
    guard let base = parts.first, !text.hasPrefix("[") else { return nil }
    self.base = String(base)
    var conditions: [String: String] = [:]
    for condition in parts.dropFirst().flatMap({ $0.split(whereSeparator: { "],".contains($0) }) })
    {
      let sides = condition.split(separator: "=")
      conditions[String(sides[0])] = sides.count == 2 ? String(sides[1]) : ""
    }
    self.conditions = conditions
  }

  /// Whether the setting holds for the simulator of iOS, in a configuration.
  func applies(in configuration: String?) -> Bool {
    conditions.allSatisfy { kind, pattern in
      switch kind {
      case "sdk": Self.fits("iphonesimulator", pattern)
      case "config": Self.fits(configuration ?? "", pattern)
      default: pattern == "*"
      }
    }
  }

  /// Whether a text fits a pattern, which may end in a star.
  private static func fits(_ text: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
  }
}
