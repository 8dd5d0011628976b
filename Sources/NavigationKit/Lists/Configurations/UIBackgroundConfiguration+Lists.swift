import Foundation

extension UIBackgroundConfiguration {
  /// That of a row in a list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// That of a header in a list.
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  /// That of a footer in a list: nothing.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// That of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }
  /// That of a row in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }
  /// That of a row in a sidebar: round, and only where it is selected or pressed.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(.sidebarCell)
    configuration.cornerRadius = TableMetrics.groupRadius
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      leading: TableMetrics.gap, trailing: TableMetrics.gap)
    return configuration
  }
  /// That of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    var configuration = clear()
    configuration.backgroundColor = SectionTitleLook.band.background(isHeld: true)
    return configuration
  }
  /// That of a header or footer in a grouped list: nothing.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// That of a header in a sidebar: nothing.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
}
