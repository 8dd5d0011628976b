import Foundation

/// The font, colour and alignment of one of a cell's texts.
struct CellTextStyle {
  let font: UIFont
  let color: UIColor?
  let alignment: NSTextAlignment

  init(_ style: UIFont.TextStyle, color: UIColor?, alignment: NSTextAlignment) {
    font = .preferredFont(forTextStyle: style, compatibleWith: nil)
    self.color = color
    self.alignment = alignment
  }

  /// The main text's style; a nil colour stands for the tint colour.
  static func main(of style: UITableViewCell.CellStyle) -> CellTextStyle {
    style == .value2
      ? CellTextStyle(.subheadline, color: nil, alignment: .right)
      : CellTextStyle(.body, color: .label, alignment: .natural)
  }

  /// The second text's style.
  static func second(of style: UITableViewCell.CellStyle) -> CellTextStyle {
    switch style {
    case .value1:
      CellTextStyle(.body, color: .secondaryLabel, alignment: .natural)
    case .value2:
      CellTextStyle(.subheadline, color: .label, alignment: .natural)
    default:
      CellTextStyle(.caption1, color: .label, alignment: .natural)
    }
  }
}

extension UITableViewCell: SeparatedRow {
  var minimumHeight: CGFloat { TableMetrics.rowHeight }
  var mainTextLabel: UILabel? { mainLabel }

  func makeLabel(_ style: CellTextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.adjustsFontForContentSizeCategory = true
    label.wrapsWhereTextIsLarge = true
    label.byDefault {
      label.font = style.font
      label.textColor = style.color ?? tintColor
    }
    label.textAlignment = style.alignment
    contentView.addSubview(label)
    return label
  }

  var tableView: UITableView? { superview as? UITableView }

  /// Inset groups are narrower themselves.
  var readableInset: CGFloat {
    tableView.map { $0.style == .insetGrouped ? 0 : $0.readableInset } ?? 0
  }

  /// The widths that the safe area and the section index cover at the row's two ends.
  var covered: (leading: CGFloat, trailing: CGFloat) {
    // Rows of inset groups are inside the safe area already, and before the index.
    guard tableView?.style != .insetGrouped else { return (0, 0) }
    let insets = superview?.safeAreaInsets ?? .zero
    let sides = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    return (sides.0, sides.1 + indexRoom)
  }

  var indexRoom: CGFloat {
    tableView.map { $0.style == .insetGrouped ? 0 : $0.indexRoom } ?? 0
  }

  /// Lays out the row's parts.
  func placeParts() {
    placeBackgrounds()
    let trailing = bounds.width - covered.trailing
    grip.map { placeGrip($0, from: trailing) }
    let end = placeAccessories(
      from: trailing - (grip == nil ? 0 : RowMoveMetrics.gripWidth))
    control?.place(in: self)
    pull?.place(in: self)
    let start =
      covered.leading
      + (isEditing && edits.indents && shouldIndentWhileEditing ? TableMetrics.editingIndent : 0)
    ownContentView.layOut(
      in: pulled(CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)))
  }

  /// Lays out the image and texts in the content view.
  func placeContent() {
    configuredView?.frame = placedInContent(
      CGRect(
        x: indentation, y: 0, width: max(0, contentView.bounds.width - indentation),
        height: contentView.bounds.height))
    let room = contentView.bounds.size
    let sizes = textSizes(in: room, margin: margin)
    let layout = CellLayout(
      style: style, size: room, leading: margin + indentation, trailing: trailing(margin),
      imageSize: imageSize, textSize: sizes.text, detailSize: sizes.detail,
      isStacked: isStacked)
    let frames = [layout.image, layout.text, layout.detail]
    for (view, frame) in zip([shownImageView, mainLabel, secondLabel], frames) {
      view?.frame = placedInContent(frame)
    }
    // The first column is aligned to the second.
    guard style == .value2 else { return }
    mainLabel?.textAlignment = isStacked ? .natural : isRightToLeft ? .left : .right
  }

  private func placedInContent(_ frame: CGRect) -> CGRect {
    isRightToLeft ? frame.mirrored(in: contentView.bounds.width) : frame
  }

  /// How far the content is indented, in points.
  var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  /// Whether texts that are side by side by default are too large for that.
  private var isStacked: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The space between the last text and the content view's trailing edge.
  private func trailing(_ margin: CGFloat) -> CGFloat {
    presentAccessories.isEmpty ? margin : TableMetrics.gap
  }

  /// The height that a row of the given width needs for its texts, in points; at least the default.
  func textHeight(width: CGFloat) -> CGFloat {
    // The image at its full height is widest, which leaves the least width for texts.
    let room = CGSize(
      width: contentWidth(inRowOf: width),
      height: max(contentView.bounds.height, imageSize?.height ?? 0))
    // The row may still have another width, and so another margin.
    let sizes = textSizes(in: room, margin: margin(inRowOf: width))
    let isSideBySide = !isStacked && (style == .value1 || style == .value2)
    let hasTwo = sizes.detail.height > 0 && !isSideBySide
    let texts =
      hasTwo
      ? sizes.text.height + TableMetrics.subtitleGap + sizes.detail.height
      : max(sizes.text.height, sizes.detail.height)
    let padding = hasTwo ? TableMetrics.rowPadding : TableMetrics.singleRowPadding
    let grown = UIFontMetrics.default.scaledValue(for: padding, compatibleWith: traitCollection)
    return max(TableMetrics.rowHeight, (texts + 2 * grown).rounded(.up))
  }

  /// The sizes of the two texts in a content view of the given size, with a margin.
  private func textSizes(
    in size: CGSize, margin: CGFloat
  ) -> (text: CGSize, detail: CGSize) {
    let room = CellLayout.textRoom(
      in: size, leading: margin + indentation, trailing: trailing(margin), imageSize: imageSize)
    let isInColumns = style == .value2 && !isStacked
    return (
      self.size(of: mainLabel, width: isInColumns ? min(TableMetrics.columnWidth, room) : room),
      self.size(of: secondLabel, width: isInColumns ? CellLayout.secondColumn(in: room) : room)
    )
  }

  /// The size of the image: symbols grow with the row's text; nil without one.
  private var imageSize: CGSize? {
    guard let shownImageView, let image = shownImageView.image else { return nil }
    return image.preferring(shownImageView.preferredSymbolConfiguration)
      .size(besideTextIn: traitCollection)
  }

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  // MARK: Accessibility

  /// The row's main text, or else the first text in its content.
  var mainText: String {
    if let text = mainLabel?.text, !text.isEmpty { return text }
    return contentView.firstText ?? ""
  }
}

extension UIView {
  /// The first text in the view, in the order of subviews.
  var firstText: String? {
    for view in subviews {
      if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
      if let text = view.firstText { return text }
    }
    return nil
  }
}

extension UITableViewCell: TitledRow {
  var rowTitle: String? { accessibilityLabel ?? mainText }
}
