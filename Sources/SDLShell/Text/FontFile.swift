import Drawing
import Foundation

/// A font file that text is drawn with: one typeface in one weight.
nonisolated enum FontFile: Hashable {
  case inter(Font.Weight, isItalic: Bool = false)
  case interDisplay(Font.Weight, isItalic: Bool = false)
  case dejaVu(isBold: Bool)
  case dejaVuMono(isBold: Bool, isItalic: Bool = false)
  case microHei
  /// Emoji, in their own colours.
  case notoEmoji
  /// The font of an app or of the machine, by its path.
  case named(String)

  /// The files in which a typeface's letters are searched, in order.
  static func chain(for typeface: Typeface) -> [FontFile] {
    let (weight, isItalic) = (typeface.weight, typeface.isItalic)
    let isBold = [.semibold, .bold, .heavy, .black].contains(weight)
    let fallbacks = [FontFile.dejaVu(isBold: isBold), .microHei, .notoEmoji]
    guard !typeface.isMonospaced else {
      return [.dejaVuMono(isBold: isBold, isItalic: isItalic)] + fallbacks
    }
    let display = [FontFile.interDisplay(weight, isItalic: isItalic)]
    return (typeface.isDisplay ? display : []) + [.inter(weight, isItalic: isItalic)] + fallbacks
  }

  /// Whether it replaces San Francisco, with its tracking.
  var isInter: Bool {
    switch self {
    case .inter, .interDisplay: true
    case .dejaVu, .dejaVuMono, .microHei, .notoEmoji, .named: false
    }
  }

  /// Whether hinting improves its letters: not Chinese ones, for which SDL_ttf would need 5 ms.
  var isHinted: Bool { self != .microHei }

  /// How much stems are thickened, in ems, where no file has the weight; measured from PingFang.
  func boldness(for weight: Font.Weight) -> CGFloat {
    guard self == .microHei else { return 0 }
    return switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 0.012
    case .semibold, .bold, .heavy, .black: 0.025
    }
  }

  /// The paths where the file may be: Debian's and Ubuntu's, other distributions', the user's own.
  var places: [String] {
    if case .named(let path) = self { return [path] }
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } } + Self.ownPlaces(names)
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
    case .notoEmoji:
      ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto"]
        + ["/usr/share/fonts/google-noto-color-emoji-fonts", "/usr/share/fonts/truetype"]
    case .named: []
    }
  }

  private var names: [String] {
    switch self {
    case .inter(let weight, let isItalic): Self.names("Inter", weight, isItalic: isItalic)
    case .interDisplay(let weight, let isItalic):
      Self.names("InterDisplay", weight, isItalic: isItalic)
    case .dejaVu(let isBold): ["DejaVuSans\(isBold ? "-Bold" : "").ttf"]
    case .dejaVuMono(let isBold, let isItalic):
      ["DejaVuSansMono\(Self.style(isBold ? "Bold" : "", isItalic ? "Oblique" : "")).ttf"]
    case .microHei: ["wqy-microhei.ttc"]
    case .notoEmoji: ["NotoColorEmoji.ttf"]
    case .named: []
    }
  }

  private static func names(
    _ family: String, _ weight: Font.Weight, isItalic: Bool
  ) -> [String] {
    let upright = isItalic && weight == .regular ? "" : name(of: weight)
    return ["otf", "ttf"].map { "\(family)\(style(upright, isItalic ? "Italic" : "")).\($0)" }
  }

  /// The end of a file's name for a weight and a slant.
  private static func style(_ weight: String, _ slant: String) -> String {
    weight.isEmpty && slant.isEmpty ? "" : "-\(weight)\(slant)"
  }

  private static func name(of weight: Font.Weight) -> String {
    switch weight {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .semibold: "SemiBold"
    case .heavy: "ExtraBold"
    case .light, .regular, .medium, .bold, .black: weight.rawValue.capitalized
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
