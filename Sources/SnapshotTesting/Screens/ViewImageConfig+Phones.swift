// A phone is upright unless it is said to be on its side.
extension ViewImageConfig {
  /// iPhone SE of 2016, upright.
  public static var iPhoneSe: ViewImageConfig { .iPhoneSe(.portrait) }
  /// iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhoneSe.config(orientation)
  }

  /// iPhone 8, upright.
  public static var iPhone8: ViewImageConfig { .iPhone8(.portrait) }
  /// iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhone8.config(orientation)
  }

  /// iPhone 8 Plus, upright.
  public static var iPhone8Plus: ViewImageConfig { .iPhone8Plus(.portrait) }
  /// iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhone8Plus.config(orientation)
  }

  /// iPhone X, upright.
  public static var iPhoneX: ViewImageConfig { .iPhoneX(.portrait) }
  /// iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhoneX.config(orientation)
  }

  /// iPhone XS Max, upright.
  public static var iPhoneXsMax: ViewImageConfig { .iPhoneXsMax(.portrait) }
  /// iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhoneXsMax.config(orientation)
  }

  /// iPhone XR, upright.
  public static var iPhoneXr: ViewImageConfig { .iPhoneXr(.portrait) }
  /// iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhoneXr.config(orientation)
  }

  /// iPhone 12, upright.
  public static var iPhone12: ViewImageConfig { .iPhone12(.portrait) }
  /// iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhone12.config(orientation)
  }

  /// iPhone 12 Pro, upright.
  public static var iPhone12Pro: ViewImageConfig { .iPhone12Pro(.portrait) }
  /// iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhone12Pro.config(orientation)
  }

  /// iPhone 12 Pro Max, upright.
  public static var iPhone12ProMax: ViewImageConfig { .iPhone12ProMax(.portrait) }
  /// iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhone12ProMax.config(orientation)
  }

  /// iPhone 13 mini, upright.
  public static var iPhone13Mini: ViewImageConfig { .iPhone13Mini(.portrait) }
  /// iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhone13Mini.config(orientation)
  }

  /// iPhone 13, upright.
  public static var iPhone13: ViewImageConfig { .iPhone13(.portrait) }
  /// iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhone13.config(orientation)
  }

  /// iPhone 13 Pro, upright.
  public static var iPhone13Pro: ViewImageConfig { .iPhone13Pro(.portrait) }
  /// iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhone13Pro.config(orientation)
  }

  /// iPhone 13 Pro Max, upright.
  public static var iPhone13ProMax: ViewImageConfig { .iPhone13ProMax(.portrait) }
  /// iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    TestPhone.iPhone13ProMax.config(orientation)
  }
}
