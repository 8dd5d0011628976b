// A pad is on its side, with all of its screen, unless it is said to be otherwise.
extension ViewImageConfig {
  /// iPad mini of 9.7″’s size, on its side.
  public static var iPadMini: ViewImageConfig { .iPadMini(.landscape) }
  /// iPad mini of 9.7″’s size with all of its screen.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    TestPad.iPadMini.config(orientation.ofPad)
  }
  /// iPad mini of 9.7″’s size with a part of its screen.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TestPad.iPadMini.config(orientation)
  }

  /// iPad 9.7″, on its side.
  public static var iPad9_7: ViewImageConfig { .iPad9_7(.landscape) }
  /// iPad 9.7″ with all of its screen.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    TestPad.iPad9_7.config(orientation.ofPad)
  }
  /// iPad 9.7″ with a part of its screen.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    TestPad.iPad9_7.config(orientation)
  }

  /// iPad 10.2″, on its side.
  public static var iPad10_2: ViewImageConfig { .iPad10_2(.landscape) }
  /// iPad 10.2″ with all of its screen.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    TestPad.iPad10_2.config(orientation.ofPad)
  }
  /// iPad 10.2″ with a part of its screen.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TestPad.iPad10_2.config(orientation)
  }

  /// iPad Pro 10.5″, on its side.
  public static var iPadPro10_5: ViewImageConfig { .iPadPro10_5(.landscape) }
  /// iPad Pro 10.5″ with all of its screen.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    TestPad.iPadPro10_5.config(orientation.ofPad)
  }
  /// iPad Pro 10.5″ with a part of its screen.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TestPad.iPadPro10_5.config(orientation)
  }

  /// iPad Pro 11″, on its side.
  public static var iPadPro11: ViewImageConfig { .iPadPro11(.landscape) }
  /// iPad Pro 11″ with all of its screen.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    TestPad.iPadPro11.config(orientation.ofPad)
  }
  /// iPad Pro 11″ with a part of its screen.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TestPad.iPadPro11.config(orientation)
  }

  /// iPad Pro 12.9″, on its side.
  public static var iPadPro12_9: ViewImageConfig { .iPadPro12_9(.landscape) }
  /// iPad Pro 12.9″ with all of its screen.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    TestPad.iPadPro12_9.config(orientation.ofPad)
  }
  /// iPad Pro 12.9″ with a part of its screen.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TestPad.iPadPro12_9.config(orientation)
  }
}
