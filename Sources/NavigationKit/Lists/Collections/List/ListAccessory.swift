import Foundation

/// An accessory of a row with its view.
struct ListAccessory {
  let accessory: UICellAccessory
  let view: UIView

  /// - Parameters:
  ///   - label: The row's text.
  ///   - toggle: Shows or hides the rows inside the row.
  init(_ accessory: UICellAccessory, label: String, toggle: @escaping () -> Void) {
    self.accessory = accessory
    view = Self.view(of: accessory.kind, label: label, toggle: toggle)
    accessory.options.tintColor.map(color)
  }

  private func color(_ color: UIColor) {
    view.tintColor = color
    (view as? UILabel)?.textColor = color
  }

  private static func view(
    of kind: UICellAccessory.Kind, label text: String, toggle: @escaping () -> Void
  ) -> UIView {
    switch kind {
    case .disclosure: RowAccessory.chevron()
    case .checkmark: RowAccessory.checkmark()
    case .delete(let act): RowAccessory.deleteButton(label: "Delete", tap: act)
    case .insert(let act): RowAccessory.insertButton(label: "Insert", tap: act)
    case .reorder: RowGrip(label: text)
    case .multiselect: SelectionCircle()
    case .detail(let act): RowAccessory.detailButton(tap: act)
    case .outline(_, let act): RowAccessory.disclosure(tap: act ?? toggle)
    case .label(let text, let font, let adjusts): label(text, font, adjusts: adjusts)
    case .popUp(let menu, let act): RowPopUpButton(menu, whenChosen: act)
    case .view(let view): view
    }
  }

  private static func label(_ text: String, _ font: UIFont, adjusts: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.adjustsFontForContentSizeCategory = adjusts
    return label
  }

  /// Shows whether the row is selected, and in a sidebar so in the tint colour.
  func show(isSelected: Bool, isInSidebar: Bool) {
    (view as? SelectionCircle)?.show(isSelected: isSelected, tint: accessory.options.tintColor)
    guard isInSidebar, let own = accessory.options.tintColor else { return }
    color(isSelected ? .white : own)
  }

  /// Whether a tap anywhere on the row shows or hides what is inside it.
  func togglesRow(isHeader: Bool) -> Bool {
    guard case .outline(let style, _) = accessory.kind else { return false }
    return style == .header || style == .automatic && isHeader
  }

  /// Whether it is text, which is on one line with the row's, also between two points.
  var isText: Bool {
    switch accessory.kind {
    case .label, .popUp: true
    default: false
    }
  }

  /// The view's size in a row of a height.
  func size(inRowOf height: CGFloat) -> CGSize {
    switch accessory.kind {
    case .reorder: CGSize(width: RowMoveMetrics.gripWidth, height: height)
    case .label, .popUp: view.sizeThatFits(.zero)
    case .view:
      view.constraints.isEmpty
        ? (view.bounds.isEmpty ? view.sizeThatFits(.zero) : view.bounds.size)
        : view.systemLayoutSizeFitting(.zero)
    default: view.sizeAtRowEnd
    }
  }

  /// The width that is kept for it.
  var width: CGFloat {
    switch accessory.options.width {
    case .actual: size(inRowOf: 0).width
    case .standard: RowAccessory.standardWidth
    case .custom(let width): width
    }
  }
}
