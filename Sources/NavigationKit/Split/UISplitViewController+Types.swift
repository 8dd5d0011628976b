extension UISplitViewController {
  /// How many columns there are, and how they are given.
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers in one array.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A place for a controller.
  public enum Column: Int, Hashable, Sendable {
    /// The one at the edge, for what all begins with.
    case primary
    /// The one between the others, of three columns.
    case supplementary
    /// The wide one, for what was chosen.
    case secondary
    /// What is shown in place of all columns where the width is compact.
    case compact
  }

  /// Which columns are seen, and how those beside the secondary one lie to it.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// What suits the room best; only for the preferred one.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One more beside it.
    case oneBesideSecondary
    /// One more over it.
    case oneOverSecondary
    /// Both others beside it.
    case twoBesideSecondary
    /// Both others over it.
    case twoOverSecondary
    /// Both others, which push it partly off the screen.
    case twoDisplaceSecondary
  }

  /// What becomes of the secondary column as others come.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// What suits the room best; only for the preferred one.
    case automatic
    /// It gets narrower.
    case tile
    /// It lies under the others, darkened.
    case overlay
    /// It is pushed partly off the screen.
    case displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// The side where reading begins.
    case leading
    /// The other side.
    case trailing
  }

  /// Whether the button that shows and hides columns is in their bars.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// Where a person may also swipe.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }
}

extension UISplitViewController.DisplayMode {
  /// The secondary column alone.
  @available(*, deprecated, renamed: "secondaryOnly")
  public static var primaryHidden: Self { .secondaryOnly }
  /// One more beside it.
  @available(*, deprecated, renamed: "oneBesideSecondary")
  public static var allVisible: Self { .oneBesideSecondary }
  /// One more over it.
  @available(*, deprecated, renamed: "oneOverSecondary")
  public static var primaryOverlay: Self { .oneOverSecondary }
}
