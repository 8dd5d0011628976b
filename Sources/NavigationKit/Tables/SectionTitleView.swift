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

/// The title of a section's header or footer.
final class SectionTitleView: UIView {
  enum Appearance: Hashable {
    /// Bold text, vertically centred on a grey band.
    case band
    /// Small grey capitals at the bottom, without a background.
    case caption
    /// Small grey text at the top, without a background.
    case note
  }

  private let label = UILabel(frame: .zero)
  private let look: Appearance

  init(_ text: String, look: Appearance) {
    self.look = look
    super.init(frame: .zero)
    label.text = SectionTitleView.shown(text, look: look)
    label.font = SectionTitleView.font(of: look)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = look == .band ? .label : .secondaryLabel
    label.numberOfLines = 0
    backgroundColor = look == .band ? .tableBand : nil
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let width = superview.map(SectionTitleView.textWidth) ?? 0
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    let top: CGFloat =
      switch look {
      case .band: ((bounds.height - height) / 2).rounded()
      case .caption: bounds.height - height - TableMetrics.titleBottom
      case .note: TableMetrics.footerTop
      }
    // The label fills the width between the margins, so it has the same frame from right to left.
    label.frame = CGRect(x: left, y: top, width: width, height: height)
  }

  private var left: CGFloat {
    TableMetrics.margin(forWidth: bounds.width) + (superview?.safeAreaInsets.left ?? 0)
      + SectionTitleView.groupMargin(in: superview)
  }

  /// The text as it is displayed.
  static func shown(_ text: String, look: Appearance) -> String {
    look == .caption ? text.uppercased() : text
  }

  static func font(of look: Appearance) -> UIFont {
    .preferredFont(
      forTextStyle: look == .band ? .headline : .footnote, compatibleWith: nil)
  }

  /// The width of a title in a table, aligned with the rows' texts.
  static func textWidth(in table: UIView) -> CGFloat {
    let width = table.bounds.width
    let covered = table.safeAreaInsets.left + table.safeAreaInsets.right
    let margin = TableMetrics.margin(forWidth: width) + groupMargin(in: table)
    return max(0, width - covered - 2 * margin)
  }

  /// The additional margin of rows in inset groups.
  private static func groupMargin(in table: UIView?) -> CGFloat {
    guard let table = table as? UITableView, table.style == .insetGrouped else { return 0 }
    return TableMetrics.margin(forWidth: table.bounds.width)
  }
}

extension UIColor {
  /// The band behind a section's title in a plain table.
  fileprivate nonisolated static let tableBand = UIColor { traits in
    let white: CGFloat = traits.userInterfaceStyle == .dark ? 0.11 : 0.97
    return UIColor(white: white, alpha: 1)
  }
}
