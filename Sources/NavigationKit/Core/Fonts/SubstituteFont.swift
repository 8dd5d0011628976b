import Drawing
import Foundation

/// How the system's font has to look to stand in for one that is not there, as far as its PostScript
/// name tells, such as `HelveticaNeue-BoldItalic`.
nonisolated struct SubstituteFont: Hashable {
  let weight: Font.Weight
  let isSlanted: Bool
  let isMonospaced: Bool

  init(for name: String) {
    let style = name.split(separator: "-").dropFirst().joined().lowercased()
    let family = name.lowercased()
    weight = Self.weights.first { style.contains($0.word) }?.weight ?? .regular
    isSlanted = ["italic", "oblique"].contains(where: style.contains)
    isMonospaced = Self.monospaced.contains(where: family.contains)
  }

  /// The system's font that looks so.
  func font(size: CGFloat) -> Font {
    Font(size: size, weight: weight, isMonospaced: isMonospaced, isItalic: isSlanted)
  }

  /// The longer words first, as others are in them.
  private static let weights: [(word: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold),
    ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
    ("bold", .bold), ("heavy", .heavy), ("black", .black), ("medium", .medium), ("light", .light),
    ("thin", .thin),
  ]

  /// In the names of families whose letters all have one width.
  private static let monospaced = ["courier", "menlo", "monaco", "consolas", "mono"]
}
