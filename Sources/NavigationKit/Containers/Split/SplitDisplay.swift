import Foundation

/// Which columns are visible, and how they affect the secondary one: decided without views.
nonisolated struct SplitDisplay: Hashable, Sendable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior
  typealias Column = UISplitViewController.Column

  /// How other columns affect the secondary one; never automatic.
  var behavior: Behavior
  /// How many columns are visible besides the secondary one, 0…2.
  var sidebars: Int
  /// Whether there are three columns.
  var isTriple: Bool

  /// The preferences and the available size.
  struct Preferences: Hashable, Sendable {
    var isTriple = false
    var behavior = Behavior.automatic
    var mode = Mode.automatic
    /// How many columns besides the secondary one were chosen since the mode was set; nil for no
    /// choice.
    var chosen: Int?
    /// The available size, in points.
    var size: CGSize
    /// The total width of the columns other than the secondary one, in points.
    var sidebarWidth: CGFloat
  }

  init(behavior: Behavior, sidebars: Int, isTriple: Bool = false) {
    self.behavior = behavior
    self.sidebars = sidebars
    self.isTriple = isTriple
  }

  /// Decides what to show.
  init(_ preferences: Preferences) {
    isTriple = preferences.isTriple
    behavior = Self.behavior(preferences)
    let defaultCount = behavior == .overlay ? 0 : behavior == .displace ? 1 : isTriple ? 2 : 1
    sidebars = min(
      preferences.chosen ?? Self.sidebars(preferences.mode) ?? defaultCount, isTriple ? 2 : 1)
  }

  private static func behavior(_ preferences: Preferences) -> Behavior {
    // With two columns nothing is displaced: they are tiled.
    if preferences.behavior != .automatic {
      return preferences.behavior == .displace && !preferences.isTriple
        ? .tile : preferences.behavior
    }
    switch preferences.mode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return preferences.isTriple ? .displace : .tile
    case .automatic, .secondaryOnly: break
    }
    if preferences.size.width <= preferences.size.height { return .overlay }
    let isRoomy =
      preferences.size.width - preferences.sidebarWidth >= SplitMetrics.tiledSecondaryMinimum
    return preferences.isTriple && !isRoomy ? .displace : .tile
  }

  /// How many columns besides the secondary one a mode shows; nil for automatic.
  static func sidebars(_ mode: Mode) -> Int? {
    switch mode {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The display mode.
  var mode: Mode {
    switch (sidebars, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// Whether columns cover the secondary one, or push it partly away: a tap on it hides them.
  var coversSecondary: Bool {
    sidebars > 0 && behavior == .overlay || mode == .twoDisplaceSecondary
  }

  /// The number of sidebars that stay visible after a tap on the covered secondary column.
  var sidebarsBesideTap: Int { behavior == .displace ? 1 : 0 }

  /// All columns, from the primary edge on.
  var columns: [Column] {
    isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Whether a column is visible.
  func shows(_ column: Column) -> Bool {
    switch column {
    case .primary: sidebars == (isTriple ? 2 : 1)
    case .supplementary: isTriple && sidebars > 0
    case .secondary: true
    case .compact: false
    }
  }

  /// The visible column that is next to the primary edge.
  var outermost: Column? { columns.first(where: shows) }

  /// How many columns besides the secondary one are visible once `column` is shown; nil for no
  /// change.
  func sidebars(showing column: Column) -> Int? {
    switch column {
    case .primary: isTriple ? 2 : 1
    case .supplementary: isTriple ? max(1, sidebars) : nil
    // The columns that cover it are hidden.
    case .secondary: coversSecondary ? sidebarsBesideTap : nil
    case .compact: nil
    }
  }

  /// How many columns besides the secondary one are visible once `column` is hidden; nil if it
  /// cannot be.
  func sidebars(hiding column: Column) -> Int? {
    switch column {
    case .primary: isTriple ? min(1, sidebars) : 0
    case .supplementary: isTriple ? 0 : nil
    case .secondary, .compact: nil
    }
  }

  /// How many columns besides the secondary one the button shows next.
  var sidebarsOfButton: Int {
    if !isTriple { return sidebars == 0 ? 1 : 0 }
    return sidebars == 1 ? 2 : 1
  }
}
