public import Foundation

/// How a section of a compositional layout looks that is a list of rows.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// How a list looks, as tables of that style do.
  public nonisolated enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Groups of rows from edge to edge.
    case grouped
    /// Groups of rows with round corners.
    case insetGrouped
    /// The rows of a sidebar: without separators, on grey.
    case sidebar
    /// The rows of a sidebar, on the default background.
    case sidebarPlain
  }

  /// Where a section's header comes from.
  public nonisolated enum HeaderMode: Int, Hashable, Sendable {
    /// There is none.
    case none
    /// It is a supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item is shown as the header.
    case firstItemInSection
  }

  /// Where a section's footer comes from.
  public nonisolated enum FooterMode: Int, Hashable, Sendable {
    /// There is none.
    case none
    /// It is a supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Makes a list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor = appearance.backgroundColor
  }

  /// How the list looks.
  public let appearance: Appearance
  /// Whether there are lines between rows; true unless set, where the appearance has any.
  public var showsSeparators = true
  /// The colour behind the list; the appearance's unless set.
  public var backgroundColor: UIColor?
  /// Where a section's header comes from; there is none unless set.
  public var headerMode = HeaderMode.none
  /// Where a section's footer comes from; there is none unless set.
  public var footerMode = FooterMode.none
  /// The space above a header that is a supplementary view, in points; nil, the default, for 22
  /// points in plain lists and none in others.
  public var headerTopPadding: CGFloat?

  /// Gives the separators of a row, from those of the list.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  /// Gives the actions that a swipe shows at an end of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// How the lines between rows look, where ``showsSeparators`` is true.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives a row's separators; nil, the default, for those of ``separatorConfiguration``.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Gives the actions where lines of text begin; nil, the default, for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions where lines of text end; nil, the default, for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}

nonisolated extension UICollectionLayoutListConfiguration.Appearance {
  /// The style of the tables that look alike.
  var tableStyle: UITableView.Style {
    switch self {
    case .plain, .sidebar, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  /// Whether its rows are in groups.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// Whether it is a sidebar's.
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  @MainActor fileprivate var backgroundColor: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
