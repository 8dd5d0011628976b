import Foundation

/// Identifies a section's header or footer.
nonisolated struct SectionTitle: Hashable, Comparable {
  enum Kind: Int { case header, footer }

  let section: Int
  let kind: Kind

  static func < (one: SectionTitle, other: SectionTitle) -> Bool {
    (one.section, one.kind.rawValue) < (other.section, other.kind.rawValue)
  }
}

/// The look of a section's title, by the table's style.
enum SectionTitleLook: Hashable {
  /// Bold text, vertically centred; on a grey band while it is held at the top.
  case band
  /// Small grey capitals at the bottom, without a background.
  case caption
  /// Small grey text at the top, without a background.
  case note

  /// The text as it is displayed.
  func shown(_ text: String) -> String { self == .caption ? text.uppercased() : text }

  var font: UIFont {
    .preferredFont(forTextStyle: self == .band ? .headline : .footnote, compatibleWith: nil)
  }

  var textColor: UIColor { self == .band ? .label : .secondaryLabel }
  /// The colour behind the title: none while the title moves with its rows, as on iOS since 15.
  func background(isHeld: Bool) -> UIColor? { self == .band && isHeld ? .tableBand : nil }

  /// The look as a list's content.
  var content: UIListContentConfiguration {
    switch self {
    case .band: .plainHeader()
    case .caption: .groupedHeader()
    case .note: .groupedFooter()
    }
  }

  /// The top of a text of a height in a title of another.
  func top(of height: CGFloat, in whole: CGFloat) -> CGFloat {
    switch self {
    case .band: ((whole - height) / 2).rounded()
    case .caption: whole - height - TableMetrics.titleBottom
    case .note: TableMetrics.footerTop
    }
  }
}

extension UITableView {
  /// The width of a title, aligned with the rows' texts.
  var titleWidth: CGFloat {
    let covered = safeAreaInsets.left + safeAreaInsets.right
    return max(0, bounds.width - covered - 2 * titleMargin - titleIndexRoom)
  }

  /// The left edge of a title; the text fills the width between the margins, so that it is the same
  /// from right to left, but for a section index.
  var titleStart: CGFloat {
    titleMargin + safeAreaInsets.left + (isRightToLeft ? titleIndexRoom : 0)
  }

  /// The room for the section index, which inset groups have in their margin.
  private var titleIndexRoom: CGFloat { style == .insetGrouped ? 0 : indexRoom }

  /// Rows in inset groups have an additional margin.
  private var titleMargin: CGFloat {
    SideMargin.points(inWidth: bounds.width) * (style == .insetGrouped ? 2 : 1) + readableInset
  }

  /// How much further in than by default texts begin and end, in points, to keep lines readable.
  var readableInset: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return 0 }
    let room =
      safeAreaBounds.width - 2 * SideMargin.points(inWidth: bounds.width)
    return max(0, (room - ReadableWidth.points(for: traitCollection)) / 2)
  }

  func marginsOfRowsDidChange() {
    measuresDidChange()
    for cell in shownCells.views { cell.rowMarginsDidChange() }
    for case let title as any ConfiguredCell in shownTitles.views { title.rowMarginsDidChange() }
  }
}

extension UIColor {
  /// The band behind a section's title in a plain table.
  fileprivate nonisolated static let tableBand = UIColor { traits in
    let white: CGFloat = traits.userInterfaceStyle == .dark ? 0.11 : 0.97
    return UIColor(white: white, alpha: 1)
  }
}
