import Foundation

/// The default content of headers, footers and sidebars.
extension UIListContentConfiguration {
  /// The header of a section in a plain list: bold.
  public static func plainHeader() -> UIListContentConfiguration {
    title(.band, top: TableMetrics.bandPadding, bottom: TableMetrics.bandPadding)
  }

  /// The footer of a section in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    title(.note, top: TableMetrics.bandPadding, bottom: TableMetrics.bandPadding)
  }

  /// The header of a section in a grouped list: small grey capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = title(
      .caption, top: TableMetrics.captionTop, bottom: TableMetrics.titleBottom)
    content.textProperties.transform = .uppercase
    return content
  }

  /// The footer of a section in a grouped list: small and grey.
  public static func groupedFooter() -> UIListContentConfiguration {
    title(.note, top: TableMetrics.footerTop, bottom: TableMetrics.footerBottom)
  }

  /// The header of a section in a list of any appearance: as in a grouped one.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// The footer of a section in a list of any appearance: as in a grouped one.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// The header of a section in an inset grouped list that stands out: large and bold.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = groupedHeader()
    content.textProperties.font = bold(.title3, size: 20)
    content.textProperties.color = .label
    content.textProperties.transform = .none
    return content
  }

  /// The same, larger.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = prominentInsetGroupedHeader()
    content.textProperties.font = bold(.title2, size: 22)
    return content
  }

  private static func bold(_ style: UIFont.TextStyle, size: CGFloat) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: .bold))
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    var content = cell()
    content.isInSidebar = true
    return content
  }

  /// A row of a sidebar with a grey second text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var content = sidebarCell()
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// The header of a section in a sidebar: bold.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var content = cell()
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    return content
  }

  /// A row of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  /// A row of a list beside a sidebar, with a grey second text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarSubtitleCell()
  }

  private static func title(
    _ look: SectionTitleLook, top: CGFloat, bottom: CGFloat
  ) -> UIListContentConfiguration {
    var content = cell()
    content.textProperties.font = look.font
    content.textProperties.color = look.textColor
    content.secondaryTextProperties.color = .secondaryLabel
    content.verticalMargins = VerticalMargins(top: top, bottom: bottom)
    return content
  }
}
