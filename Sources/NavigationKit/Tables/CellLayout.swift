import Foundation

/// Where the parts of a row go: a pure function of its style and of how big they are.
///
/// All of it counts from the leading edge; whoever places views in a right-to-left row mirrors it.
nonisolated struct CellLayout: Hashable, Sendable {
  /// The picture's frame in the content view.
  private(set) var image = CGRect.zero
  /// The main text's.
  private(set) var text = CGRect.zero
  /// The second text's.
  private(set) var detail = CGRect.zero

  /// Places the parts.
  ///
  /// - Parameters:
  ///   - style: How the two texts stand to each other.
  ///   - size: The content view's size.
  ///   - leading: From its leading edge to the first part.
  ///   - trailing: From the last part to its trailing edge.
  ///   - imageSize: The picture's own size; nil if there is none.
  ///   - textSize: What the main text needs.
  ///   - detailSize: What the second text needs; zero if there is none.
  ///   - isStacked: Whether texts that stand side by side have to stand one below the other.
  init(
    style: UITableViewCell.CellStyle, size: CGSize, leading: CGFloat, trailing: CGFloat,
    imageSize: CGSize?, textSize: CGSize, detailSize: CGSize,
    isStacked: Bool = false
  ) {
    var left = leading
    if let imageSize {
      let fitted = CellLayout.fitted(imageSize, height: size.height)
      image = CGRect(
        x: left, y: (size.height - fitted.height) / 2, width: fitted.width, height: fitted.height)
      left = image.maxX + TableMetrics.imageGap
    }
    let room = CellLayout.textRoom(
      in: size, leading: leading, trailing: trailing, imageSize: imageSize)
    func centred(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        x: x, y: ((size.height - height) / 2).rounded(), width: max(0, width), height: height)
    }
    switch style {
    case .default:
      text = centred(left, room, textSize.height)
    case .value1 where !isStacked:
      text = centred(left, min(textSize.width, room), textSize.height)
      let rest = max(0, left + room - text.maxX - TableMetrics.gap)
      // Less room than for a letter or two shows nothing: not even an ellipsis fits.
      let isShown = rest >= min(detailSize.width, detailSize.height)
      let width = isShown ? min(detailSize.width, rest) : 0
      detail = centred(left + room - width, width, detailSize.height)
    case .value2 where !isStacked:
      text = centred(left, min(TableMetrics.columnWidth, room), textSize.height)
      let start = text.maxX + TableMetrics.gap
      detail = centred(start, left + room - start, detailSize.height)
    case .subtitle, .value1, .value2:
      let gap = detailSize.height > 0 ? TableMetrics.subtitleGap : 0
      let block = centred(left, room, textSize.height + gap + detailSize.height)
      text = CGRect(x: left, y: block.minY, width: room, height: textSize.height)
      detail = CGRect(x: left, y: text.maxY + gap, width: room, height: detailSize.height)
    }
  }

  /// How wide the room for texts is beside the picture.
  static func textRoom(
    in size: CGSize, leading: CGFloat, trailing: CGFloat, imageSize: CGSize?
  ) -> CGFloat {
    let picture = imageSize.map { fitted($0, height: size.height).width + TableMetrics.imageGap }
    return max(0, size.width - leading - (picture ?? 0) - trailing)
  }

  /// How wide the room of the second text is that stands in a column of its own.
  static func secondColumn(in room: CGFloat) -> CGFloat {
    max(0, room - min(TableMetrics.columnWidth, room) - TableMetrics.gap)
  }

  /// A picture no higher than the row, in its own proportions; a square while its size is not known.
  private static func fitted(_ size: CGSize, height: CGFloat) -> CGSize {
    guard size.width > 0, size.height > 0 else { return CGSize(width: height, height: height) }
    guard size.height > height else { return size }
    return CGSize(width: size.width * height / size.height, height: height)
  }
}

/// The lines at a row's edges.
nonisolated struct RowLines: Hashable, Sendable {
  /// A line along the lower edge.
  enum BottomLine: Hashable, Sendable {
    /// None.
    case none
    /// From where the text starts, or as the table's owner said.
    case inset(UIEdgeInsets?)
    /// From edge to edge.
    case full
  }

  /// Whether a line runs along the whole upper edge.
  var hasUpper = false
  /// The line along the lower edge.
  var lower = BottomLine.none

  /// The lines of a row by its place in its section.
  static func lines(
    isFirst: Bool, isLast: Bool, style: UITableView.Style, inset: UIEdgeInsets?
  ) -> RowLines {
    switch style {
    case .plain: RowLines(lower: .inset(inset))
    case .grouped: RowLines(hasUpper: isFirst, lower: isLast ? .full : .inset(inset))
    case .insetGrouped: RowLines(lower: isLast ? .none : .inset(inset))
    }
  }
}
