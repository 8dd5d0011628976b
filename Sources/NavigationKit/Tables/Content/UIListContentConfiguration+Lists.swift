/// The usual content of headers, footers and sidebars.
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

  /// The header of a section in a list.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// The footer of a section in a list.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// The header of an inset group that stands out: large and bold.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = title(
      .band, top: TableMetrics.captionTop, bottom: TableMetrics.titleBottom)
    content.textProperties.font = .preferredFont(forTextStyle: .title3).bold
    return content
  }

  /// The header of an inset group that stands out less: bold.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = prominentInsetGroupedHeader()
    content.textProperties.font = .preferredFont(forTextStyle: .title2).bold
    return content
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// A row of a sidebar with a grey second text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var content = cell()
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
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

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

extension UIFont {
  /// The same font in bold letters.
  fileprivate var bold: UIFont {
    var letters = font
    letters.weight = .bold
    return UIFont(letters, growth: growth)
  }
}
