import Foundation

/// Names a section's header or footer.
nonisolated struct SectionTitle: Hashable, Comparable {
  enum Kind: Int { case header, footer }

  let section: Int
  let kind: Kind

  static func < (one: SectionTitle, other: SectionTitle) -> Bool {
    (one.section, one.kind.rawValue) < (other.section, other.kind.rawValue)
  }
}

/// The title above a section or the note below it.
final class SectionTitleView: UIView {
  /// How it looks.
  enum Appearance: Hashable {
    /// A grey band with bold letters in its middle.
    case band
    /// Small grey capitals at the bottom, on the background.
    case caption
    /// Small grey letters at the top, on the background.
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
    // The label is as wide as the room between the margins: it starts at the left one either way.
    label.frame = CGRect(x: left, y: top, width: width, height: height)
  }

  private var left: CGFloat {
    TableMetrics.margin(forWidth: bounds.width) + (superview?.safeAreaInsets.left ?? 0)
      + SectionTitleView.groupMargin(in: superview)
  }

  /// What a title looks like.
  static func shown(_ text: String, look: Appearance) -> String {
    look == .caption ? text.uppercased() : text
  }

  /// The letters of a title.
  static func font(of look: Appearance) -> UIFont {
    .preferredFont(
      forTextStyle: look == .band ? .headline : .footnote, compatibleWith: nil)
  }

  /// The width a title has in a table: in line with the rows' texts.
  static func textWidth(in table: UIView) -> CGFloat {
    let width = table.bounds.width
    let covered = table.safeAreaInsets.left + table.safeAreaInsets.right
    let margin = TableMetrics.margin(forWidth: width) + groupMargin(in: table)
    return max(0, width - covered - 2 * margin)
  }

  /// From the table's margin to where the rows' texts start.
  private static func groupMargin(in table: UIView?) -> CGFloat {
    guard let table = table as? UITableView, table.style == .insetGrouped else { return 0 }
    return TableMetrics.margin(forWidth: table.bounds.width)
  }
}

extension UIColor {
  /// The band above a section of a plain table.
  fileprivate nonisolated static let tableBand = UIColor { traits in
    let white: CGFloat = traits.userInterfaceStyle == .dark ? 0.11 : 0.97
    return UIColor(white: white, alpha: 1)
  }
}
