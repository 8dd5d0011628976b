/// The contrast of text and lines with their background.
public nonisolated enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// The weight of text.
public nonisolated enum UILegibilityWeight: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Regular weight.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// The level of an interface above others: in dark style, a sheet is lighter than what it covers.
public nonisolated enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The base level.
  case base = 0
  /// Above the base level, as in a sheet.
  case elevated = 1
}

/// Whether an interface is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The kind of device an interface is for.
public nonisolated enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A pad.
  case pad = 1
}

/// The amount of space in one direction.
public nonisolated enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified
  /// Constrained, as the width of an upright phone.
  case compact
  /// Expansive, as on a pad.
  case regular
}

/// The layout direction of an interface.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// Whether a screen feels how hard a finger presses.
public nonisolated enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// Not specified.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}
