extension UITabBarItem {
  /// The system's tabs, which have a fixed title and image.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// The tabs that do not fit in the bar.
    case more
    /// The user's favourites.
    case favorites
    /// Content that the app recommends.
    case featured
    /// Content with the highest ratings.
    case topRated
    /// Recently used content.
    case recents
    /// The user's contacts.
    case contacts
    /// The history of what the user did.
    case history
    /// The user's bookmarks.
    case bookmarks
    /// A search.
    case search
    /// Finished and running downloads.
    case downloads
    /// The newest content.
    case mostRecent
    /// Content that most people view.
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

    /// The name of the symbol that is its image.
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
