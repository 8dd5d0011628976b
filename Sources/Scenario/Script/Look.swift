/// In which circumstances a screen is shown; what is nil is left to the device.
public nonisolated struct Look: Hashable, Sendable {
  /// Whether it is dark.
  public var isDark: Bool?
  /// Whether lines start at the right edge.
  public var isRightToLeft: Bool?
  /// How large text is, by its short name: `XS` … `AX5`.
  public var textSize: String?
  /// Whether letters are heavier.
  public var hasBoldText: Bool?
  /// Whether things stand out more.
  public var hasHighContrast: Bool?
  /// Whether pages fade rather than slide.
  public var reducesMotion: Bool?
  /// Whether nothing shines through bars.
  public var reducesTransparency: Bool?

  /// Makes a look that leaves everything to the device.
  public init() {}

  /// The look in a file's name, such as `dark-rtl-AX3`; `light` where nothing is said.
  public var name: String {
    var words = [isDark == true ? "dark" : "light"]
    if isRightToLeft == true { words.append("rtl") }
    if let textSize { words.append(textSize) }
    if hasBoldText == true { words.append("bold") }
    if hasHighContrast == true { words.append("contrast") }
    if reducesMotion == true { words.append("calm") }
    if reducesTransparency == true { words.append("solid") }
    return words.joined(separator: "-")
  }

  /// The same but for what another look says.
  public func changed(by other: Look) -> Look {
    var look = self
    look.isDark = other.isDark ?? isDark
    look.isRightToLeft = other.isRightToLeft ?? isRightToLeft
    look.textSize = other.textSize ?? textSize
    look.hasBoldText = other.hasBoldText ?? hasBoldText
    look.hasHighContrast = other.hasHighContrast ?? hasHighContrast
    look.reducesMotion = other.reducesMotion ?? reducesMotion
    look.reducesTransparency = other.reducesTransparency ?? reducesTransparency
    return look
  }
}
