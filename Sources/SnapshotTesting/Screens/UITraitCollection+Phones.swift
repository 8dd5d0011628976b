public import NavigationKit

// The traits of the devices' screens.
extension UITraitCollection {
  /// Those of iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneSe(orientation).traits
  }

  /// Those of iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8(orientation).traits
  }

  /// Those of iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8Plus(orientation).traits
  }

  /// Those of iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneX(orientation).traits
  }

  /// Those of iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXsMax(orientation).traits
  }

  /// Those of iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXr(orientation).traits
  }

  /// Those of iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12(orientation).traits
  }

  /// Those of iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12Pro(orientation).traits
  }

  /// Those of iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    ViewImageConfig.iPhone12ProMax(orientation).traits
  }

  /// Those of iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13Mini(orientation).traits
  }

  /// Those of iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13(orientation).traits
  }

  /// Those of iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13Pro(orientation).traits
  }

  /// Those of iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    ViewImageConfig.iPhone13ProMax(orientation).traits
  }
}
