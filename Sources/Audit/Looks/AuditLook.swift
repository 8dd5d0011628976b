/// How a screen was shown when it was audited.
public nonisolated struct AuditLook: Hashable, Sendable {
  /// The device's name, as `iphone-se-1`.
  public var device: String
  /// Whether the device has a phone's screen, which shows one column.
  public var isPhone: Bool
  /// The text size: `XS` to `XXXL`, then `AX1` to `AX5`.
  public var textSize: String
  /// Whether it is dark.
  public var isDark: Bool
  /// Whether lines start at the right edge.
  public var isRightToLeft: Bool
  /// Whether things stand out more.
  public var hasHighContrast: Bool
  /// Whether letters are heavier.
  public var isBold: Bool
  /// The language of the texts; nil for the app's own.
  public var language: String?

  /// Makes a look.
  public init(
    device: String, isPhone: Bool = true, textSize: String = "L", isDark: Bool = false,
    isRightToLeft: Bool = false, hasHighContrast: Bool = false, isBold: Bool = false,
    language: String? = nil
  ) {
    (self.device, self.isPhone, self.textSize) = (device, isPhone, textSize)
    (self.isDark, self.isRightToLeft) = (isDark, isRightToLeft)
    (self.hasHighContrast, self.isBold, self.language) = (hasHighContrast, isBold, language)
  }

  /// The look in a word for each thing that is not usual, as `iphone-se-1 AX5 dark`.
  public var name: String {
    AuditLook.parts.map { $0(self) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What makes up a look, each in a word; the usual ones, but of the device, are empty.
  static let parts: [@Sendable (AuditLook) -> String] = [
    \.device, { $0.language ?? "" }, { $0.textSize == "L" ? "" : $0.textSize },
    { $0.isDark ? "dark" : "" }, { $0.isRightToLeft ? "rtl" : "" },
    { $0.hasHighContrast ? "high contrast" : "" }, { $0.isBold ? "bold" : "" },
  ]

  /// The text sizes, the smallest first.
  static let textSizes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// The place of its text size among all.
  var textSizeRank: Int { AuditLook.textSizes.firstIndex(of: textSize) ?? 0 }
}
