extension UISplitViewController {
  /// The background of the primary column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The background of the controller in it.
    case none
    /// A translucent background, in a window of the Mac alone.
    case sidebar
  }

  /// How many columns there are, and how their controllers are set.
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers, set as one array.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A column of a split view controller.
  public enum Column: Int, Hashable, Sendable {
    /// The outermost column, for the top level of the content.
    case primary
    /// The middle one of three columns.
    case supplementary
    /// The wide column, for the selected content.
    case secondary
    /// The controller shown in place of all columns in compact width.
    case compact
  }

  /// Which columns are visible, and how they are arranged around the secondary one.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// Chosen by size; only for the preferred value.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary one.
    case oneBesideSecondary
    /// One column over the secondary one.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one.
    case twoOverSecondary
    /// Two columns, which push the secondary one partly off the screen.
    case twoDisplaceSecondary
  }

  /// How the secondary column makes room for others.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// Chosen by size; only for the preferred value.
    case automatic
    /// It gets narrower.
    case tile
    /// It stays under the others, dimmed.
    case overlay
    /// It is pushed partly off the screen.
    case displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// The side where lines of text begin.
    case leading
    /// The other side.
    case trailing
  }

  /// When the button that shows and hides columns is in a bar.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// Only if ``UISplitViewController/presentsWithGesture`` is true.
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
  /// One column beside the secondary one.
  @available(*, deprecated, renamed: "oneBesideSecondary")
  public static var allVisible: Self { .oneBesideSecondary }
  /// One column over the secondary one.
  @available(*, deprecated, renamed: "oneOverSecondary")
  public static var primaryOverlay: Self { .oneOverSecondary }
}
