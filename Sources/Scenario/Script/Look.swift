/// The appearance settings of a screen; nil values are left to the device.
public nonisolated struct Look: Hashable, Sendable {
  /// Whether it is dark.
  public var isDark: Bool?
  /// Whether the layout is right to left.
  public var isRightToLeft: Bool?
  /// The short name of the text size: `XS` … `AX5`.
  public var textSize: String?
  /// Whether text is bold.
  public var hasBoldText: Bool?
  /// Whether contrast is increased.
  public var hasHighContrast: Bool?
  /// Whether what turns, zooms or shifts in depth keeps still.
  public var reducesMotion: Bool?
  /// Whether pages cross-fade instead of sliding, which reduces motion, too, unless that is said.
  public var prefersCrossFade: Bool?
  /// Whether bars are opaque.
  public var reducesTransparency: Bool?

  /// Makes a look that leaves everything to the device.
  public init() {}

  /// The look in file names, such as `dark-rtl-AX3`; `light` if nothing is set.
  public var name: String {
    var words = [isDark == true ? "dark" : "light"]
    if isRightToLeft == true { words.append("rtl") }
    if let textSize { words.append(textSize) }
    if hasBoldText == true { words.append("bold") }
    if hasHighContrast == true { words.append("contrast") }
    if reducesMotion == true { words.append("calm") }
    if prefersCrossFade == true { words.append("fade") }
    if reducesTransparency == true { words.append("solid") }
    return words.joined(separator: "-")
  }

  /// The look with another's non-nil values.
  public func changed(by other: Look) -> Look {
    var look = self
    look.isDark = other.isDark ?? isDark
    look.isRightToLeft = other.isRightToLeft ?? isRightToLeft
    look.textSize = other.textSize ?? textSize
    look.hasBoldText = other.hasBoldText ?? hasBoldText
    look.hasHighContrast = other.hasHighContrast ?? hasHighContrast
    look.reducesMotion = other.reducesMotion ?? reducesMotion
    look.prefersCrossFade = other.prefersCrossFade ?? prefersCrossFade
    look.reducesTransparency = other.reducesTransparency ?? reducesTransparency
    return look
  }
}
