public import NavigationKit

// The traits of the pads' screens.
extension UITraitCollection {
  /// Those of iPad mini of 9.7″’s size with all of its screen.
  public static var iPadMini: UITraitCollection { ViewImageConfig.iPadMini.traits }
  /// Those of iPad mini of 9.7″’s size with a narrow part of its screen.
  public static var iPadMini_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPadMini(.landscape(splitView: .oneThird)).traits
  }

  /// Those of iPad 9.7″ with all of its screen.
  public static var iPad9_7: UITraitCollection { ViewImageConfig.iPad9_7.traits }
  /// Those of iPad 9.7″ with a narrow part of its screen.
  public static var iPad9_7_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPad9_7(.landscape(splitView: .oneThird)).traits
  }

  /// Those of iPad 10.2″ with all of its screen.
  public static var iPad10_2: UITraitCollection { ViewImageConfig.iPad10_2.traits }
  /// Those of iPad 10.2″ with a narrow part of its screen.
  public static var iPad10_2_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPad10_2(.landscape(splitView: .oneThird)).traits
  }

  /// Those of iPad Pro 10.5″ with all of its screen.
  public static var iPadPro10_5: UITraitCollection { ViewImageConfig.iPadPro10_5.traits }
  /// Those of iPad Pro 10.5″ with a narrow part of its screen.
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPadPro10_5(.landscape(splitView: .oneThird)).traits
  }

  /// Those of iPad Pro 11″ with all of its screen.
  public static var iPadPro11: UITraitCollection { ViewImageConfig.iPadPro11.traits }
  /// Those of iPad Pro 11″ with a narrow part of its screen.
  public static var iPadPro11_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird)).traits
  }

  /// Those of iPad Pro 12.9″ with all of its screen.
  public static var iPadPro12_9: UITraitCollection { ViewImageConfig.iPadPro12_9.traits }
  /// Those of iPad Pro 12.9″ with a narrow part of its screen.
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneThird)).traits
  }
}
