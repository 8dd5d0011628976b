extension UITabBarItem {
  /// The tabs that every system has.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// The tabs for which the bar has no room.
    case more
    /// What a person likes best.
    case favorites
    /// What the makers recommend.
    case featured
    /// What people rate highest.
    case topRated
    /// What was used lately.
    case recents
    /// People.
    case contacts
    /// What was done.
    case history
    /// What was marked to come back to.
    case bookmarks
    /// A search.
    case search
    /// What was fetched, or is being fetched.
    case downloads
    /// What came last.
    case mostRecent
    /// What most people look at.
    case mostViewed

    /// Its title.
    nonisolated var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    /// The symbol that is its picture.
    nonisolated var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites: "star.fill"
      case .featured: "star"
      case .topRated: "chart.bar"
      case .recents: "clock"
      case .contacts: "person.crop.circle"
      case .history: "clock.arrow.circlepath"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle"
      case .mostRecent: "calendar"
      case .mostViewed: "eye"
      }
    }
  }
}
