/// How much text and lines stand out from their background.
public nonisolated enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// How heavy the letters of running text are.
public nonisolated enum UILegibilityWeight: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// How far something is raised above what it covers: a dark sheet is lighter than what it lies on.
public nonisolated enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// It lies at the bottom.
  case base = 0
  /// It lies over something else.
  case elevated = 1
}

/// Whether an interface is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Dark letters on light background.
  case light
  /// Light letters on dark background.
  case dark
}

/// Which kind of device an interface is for.
public nonisolated enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A pad.
  case pad = 1
}

/// How much room there is in one direction.
public nonisolated enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Little room, as on a phone.
  case compact
  /// Much room, as on a pad.
  case regular
}

/// At which edge an interface's lines start.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// At the left.
  case leftToRight = 0
  /// At the right.
  case rightToLeft = 1
}
