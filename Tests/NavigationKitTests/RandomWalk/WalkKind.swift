import NavigationKit

/// The kinds of walks: each has a screen, and actions that are more frequent the more often they
/// are listed.
enum WalkKind: String, CaseIterable {
  case stack, presentation, tabs, columns, pages, search, restart
  case lists, editing, layout, layers

  var actions: [any WalkActions] {
    switch self {
    case .stack:
      Self.several(8, StackActions()) + Self.several(6, BarActions())
        + Self.always + [PresentationActions(), TabActions()]
    case .presentation:
      Self.several(9, PresentationActions()) + Self.several(2, StackActions()) + Self.always
        + [TabActions()]
    case .tabs:
      Self.several(5, TabActions()) + Self.several(4, StackActions()) + Self.always
        + [BarActions(), PresentationActions()]
    case .columns:
      Self.several(5, ColumnActions()) + Self.several(4, StackActions()) + Self.always
        + [PresentationActions()]
    case .pages:
      Self.several(4, PageActions()) + Self.several(2, StackActions()) + Self.always
        + [PresentationActions()]
    case .search:
      Self.several(5, SearchActions()) + Self.several(3, StackActions()) + Self.always
        + [BarActions(), PresentationActions()]
    case .restart:
      Self.several(4, StackActions()) + Self.several(2, RestartActions()) + Self.always
        + [BarActions(), PresentationActions(covers: false), TabActions()]
    case .lists: Self.several(7, ListActions()) + Self.always
    case .editing: Self.several(9, EditingActions()) + [PickerActions()] + Self.always
    case .layout: Self.several(7, LayoutActions()) + Self.always
    case .layers: Self.several(7, LayerActions()) + Self.always
    }
  }

  /// The actions on any screen: fingers, keys, other sizes and time.
  private static let always: [any WalkActions] =
    several(3, FingerActions()) + several(3, TimeActions()) + [SizeActions()]

  private static func several(_ count: Int, _ actions: any WalkActions) -> [any WalkActions] {
    Array(repeating: actions, count: count)
  }
}

/// The actions of users and apps with one part of a screen.
protocol WalkActions {
  /// Does one random thing.
  func act(on walk: RandomWalk)
  /// Does one random thing inside a callback: without a finger, and without waiting.
  func actInCallback(on walk: RandomWalk)
}

extension WalkActions {
  func actInCallback(on walk: RandomWalk) {}
}
