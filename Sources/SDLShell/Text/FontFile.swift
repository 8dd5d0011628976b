import Drawing
import Foundation

/// A font file that text is drawn with: one typeface in one weight.
nonisolated enum FontFile: Hashable {
  case inter(Font.Weight)
  case interDisplay(Font.Weight)
  case dejaVu(isBold: Bool)
  case dejaVuMono(isBold: Bool)
  case microHei

  /// The files in which a typeface's letters are searched, in order.
  static func chain(for typeface: Typeface) -> [FontFile] {
    let weight = typeface.weight
    let isBold = weight == .bold || weight == .semibold
    let fallbacks = [FontFile.dejaVu(isBold: isBold), .microHei]
    guard !typeface.isMonospaced else { return [.dejaVuMono(isBold: isBold)] + fallbacks }
    return (typeface.isDisplay ? [.interDisplay(weight)] : []) + [.inter(weight)] + fallbacks
  }

  /// Whether it replaces San Francisco, with its tracking.
  var isInter: Bool {
    switch self {
    case .inter, .interDisplay: true
    case .dejaVu, .dejaVuMono, .microHei: false
    }
  }

  /// Whether hinting improves its letters: not Chinese ones, for which SDL_ttf would need 5 ms.
  var isHinted: Bool { self != .microHei }

  /// How much stems are thickened, in ems, where no file has the weight; measured from PingFang.
  func boldness(for weight: Font.Weight) -> CGFloat {
    guard self == .microHei else { return 0 }
    return switch weight {
    case .light, .regular: 0
    case .medium: 0.012
    case .semibold, .bold: 0.025
    }
  }

  /// The paths where the file may be: Debian's and Ubuntu's, other distributions', the user's own.
  var places: [String] {
    folders.flatMap { folder in names.map { "\(folder)/\($0)" } } + Self.ownPlaces(names)
  }

  private var folders: [String] {
    switch self {
    case .inter, .interDisplay:
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
    case .inter(let weight): ["otf", "ttf"].map { "Inter-\(Self.name(of: weight)).\($0)" }
    case .interDisplay(let weight):
      ["otf", "ttf"].map { "InterDisplay-\(Self.name(of: weight)).\($0)" }
    case .dejaVu(let isBold): ["DejaVuSans\(isBold ? "-Bold" : "").ttf"]
    case .dejaVuMono(let isBold): ["DejaVuSansMono\(isBold ? "-Bold" : "").ttf"]
    case .microHei: ["wqy-microhei.ttc"]
    }
  }

  private static func name(of weight: Font.Weight) -> String {
    weight == .semibold ? "SemiBold" : weight.rawValue.capitalized
  }

  private static func ownPlaces(_ names: [String]) -> [String] {
    let home = ProcessInfo.processInfo.environment["HOME"].map { home in
      [".fonts", ".local/share/fonts", "Library/Fonts"].map { "\(home)/\($0)" }
    }
    let shared = ["/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts"]
    return ((home ?? []) + shared).flatMap { folder in names.map { "\(folder)/\($0)" } }
  }
}
