/// Who may read a value in a log on iOS; here it is always written.
public struct OSLogPrivacy: Sendable {
  /// How a private value can still be told from others on iOS.
  public enum Mask: Sendable {
    /// By a number that stands for it.
    case hash
    /// Not at all.
    case none
  }

  /// As the value's type says.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Who debugs the app.
  public static let `private` = OSLogPrivacy()
  /// Who debugs the app, with care.
  public static let sensitive = OSLogPrivacy()
  /// As the value's type says, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { auto }
  /// Who debugs the app; others see a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { `private` }
  /// Who debugs the app, with care; others see a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
}
