import Drawing
import Foundation

/// One of the typefaces that text is drawn with, in one weight.
nonisolated enum FontFile: Hashable {
  case inter(Font.Weight)
  case dejaVu(isBold: Bool)
  case dejaVuMono(isBold: Bool)
  case microHei

  /// The files a font's letters are looked for in, the first first.
  static func chain(for font: Font) -> [FontFile] {
    let isBold = font.weight == .bold || font.weight == .semibold
    return (font.isMonospaced ? [.dejaVuMono(isBold: isBold)] : [.inter(font.weight)])
      + [.dejaVu(isBold: isBold), .microHei]
  }

  /// The places where the file may be: Debian's and Ubuntu's, other distributions', a person's own.
  var places: [String] {
    folders.flatMap { folder in names.map { "\(folder)/\($0)" } } + Self.ownPlaces(names)
  }

  private var folders: [String] {
    switch self {
    case .inter:
      ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter"]
        + ["/usr/share/fonts/inter", "/usr/share/fonts/rsms-inter-fonts"]
    case .dejaVu, .dejaVuMono:
      ["/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts"]
        + ["/usr/share/fonts/dejavu-sans-mono-fonts", "/usr/share/fonts/TTF"]
    case .microHei: ["/usr/share/fonts/truetype/wqy", "/usr/share/fonts/wenquanyi/wqy-microhei"]
    }
  }

  private var names: [String] {
    switch self {
    case .inter(let weight):
      ["otf", "ttf"].map { ending in
        "Inter-\(weight == .semibold ? "SemiBold" : weight.rawValue.capitalized).\(ending)"
      }
    case .dejaVu(let isBold): ["DejaVuSans\(isBold ? "-Bold" : "").ttf"]
    case .dejaVuMono(let isBold): ["DejaVuSansMono\(isBold ? "-Bold" : "").ttf"]
    case .microHei: ["wqy-microhei.ttc"]
    }
  }

  private static func ownPlaces(_ names: [String]) -> [String] {
    let home = ProcessInfo.processInfo.environment["HOME"].map { home in
      [".fonts", ".local/share/fonts", "Library/Fonts"].map { "\(home)/\($0)" }
    }
    let shared = ["/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts"]
    return ((home ?? []) + shared).flatMap { folder in names.map { "\(folder)/\($0)" } }
  }
}
