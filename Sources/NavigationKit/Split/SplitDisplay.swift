import Foundation

/// Which columns are seen, and what becomes of the secondary one: the pure decision.
nonisolated struct SplitDisplay: Hashable, Sendable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior
  typealias Column = UISplitViewController.Column

  /// What becomes of the secondary column; never automatic.
  var behavior: Behavior
  /// How many columns are seen beside the secondary one.
  var sidebars: Int
  /// Whether there are three columns.
  var isTriple: Bool

  /// What is asked for, and the room there is.
  struct Wish: Hashable, Sendable {
    var isTriple = false
    var behavior = Behavior.automatic
    var mode = Mode.automatic
    /// How many columns code or a person chose to see since the mode was asked for; nil for none.
    var chosen: Int?
    /// The room, in points.
    var size: CGSize
    /// How wide the columns beside the secondary one are together, in points.
    var sidebarWidth: CGFloat
  }

  init(behavior: Behavior, sidebars: Int, isTriple: Bool = false) {
    self.behavior = behavior
    self.sidebars = sidebars
    self.isTriple = isTriple
  }

  /// Decides from a wish.
  init(_ wish: Wish) {
    isTriple = wish.isTriple
    behavior = Self.behavior(wish)
    let usual = behavior == .overlay ? 0 : behavior == .displace ? 1 : isTriple ? 2 : 1
    sidebars = min(wish.chosen ?? Self.sidebars(wish.mode) ?? usual, isTriple ? 2 : 1)
  }

  private static func behavior(_ wish: Wish) -> Behavior {
    // Two columns cannot push a third.
    if wish.behavior != .automatic {
      return wish.behavior == .displace && !wish.isTriple ? .tile : wish.behavior
    }
    switch wish.mode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return wish.isTriple ? .displace : .tile
    case .automatic, .secondaryOnly: break
    }
    if wish.size.width <= wish.size.height { return .overlay }
    let isRoomy = wish.size.width - wish.sidebarWidth >= SplitMetrics.tiledSecondaryMinimum
    return wish.isTriple && !isRoomy ? .displace : .tile
  }

  /// How many columns beside the secondary one a mode shows; nil where it leaves that open.
  static func sidebars(_ mode: Mode) -> Int? {
    switch mode {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The mode's name.
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

  /// Whether columns lie over the secondary one, or push it away: a tap on it takes them away.
  var coversSecondary: Bool {
    sidebars > 0 && behavior == .overlay || mode == .twoDisplaceSecondary
  }

  /// How many columns a tap on the covered secondary one leaves.
  var sidebarsBesideTap: Int { behavior == .displace ? 1 : 0 }

  /// The columns there are, from the primary edge on.
  var columns: [Column] {
    isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Whether a column is seen.
  func shows(_ column: Column) -> Bool {
    switch column {
    case .primary: sidebars == (isTriple ? 2 : 1)
    case .supplementary: isTriple && sidebars > 0
    case .secondary: true
    case .compact: false
    }
  }

  /// How many columns are seen once one comes; nil where that changes nothing.
  func sidebars(showing column: Column) -> Int? {
    switch column {
    case .primary: isTriple ? 2 : 1
    case .supplementary: isTriple ? max(1, sidebars) : nil
    // What lies over it goes.
    case .secondary: coversSecondary ? sidebarsBesideTap : nil
    case .compact: nil
    }
  }

  /// How many columns are seen once one goes; nil where it cannot.
  func sidebars(hiding column: Column) -> Int? {
    switch column {
    case .primary: isTriple ? min(1, sidebars) : 0
    case .supplementary: isTriple ? 0 : nil
    case .secondary, .compact: nil
    }
  }

  /// How many columns the button shows next.
  var sidebarsOfButton: Int {
    if !isTriple { return sidebars == 0 ? 1 : 0 }
    return sidebars == 1 ? 2 : 1
  }
}
