import Foundation

/// A look that an entry of an asset set is for.
nonisolated enum AssetLook: Hashable {
  case light
  case dark
  case lightContrast
  case darkContrast

  /// The look that an entry's appearances make; nil for one that is not known.
  ///
  /// - Parameter appearances: None for the default look.
  init?(_ appearances: [AssetAppearance]?) {
    let values = (appearances ?? []).map { "\($0.appearance) \($0.value)" }
    let isDark = values.contains("luminosity dark")
    let supported: Set = ["luminosity light", "luminosity dark", "contrast high"]
    // A light version beside one for any look is not told apart from it.
    guard supported.isSuperset(of: values) else { return nil }
    let isHigh = values.contains("contrast high")
    self = isHigh ? (isDark ? .darkContrast : .lightContrast) : isDark ? .dark : .light
  }
}

/// An appearance that an entry of an asset set is for, as `Contents.json` says it.
nonisolated struct AssetAppearance: Decodable {
  let appearance: String
  let value: String
}
