import Foundation

/// The frames of a row's parts, computed from its style and the parts' sizes.
///
/// Frames are for left-to-right layout; callers mirror them for right to left.
nonisolated struct CellLayout: Hashable, Sendable {
  /// The image's frame in the content view.
  private(set) var image = CGRect.zero
  /// The main text's frame.
  private(set) var text = CGRect.zero
  /// The second text's frame.
  private(set) var detail = CGRect.zero

  /// Computes the frames.
  ///
  /// - Parameters:
  ///   - style: How the two texts are arranged.
  ///   - size: The content view's size.
  ///   - leading: The space at the leading edge, in points.
  ///   - trailing: The space at the trailing edge, in points.
  ///   - imageSize: The image's own size; nil without an image.
  ///   - textSize: The main text's size.
  ///   - detailSize: The second text's size; zero without one.
  ///   - isStacked: Whether texts that are usually side by side are one below the other.
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
    place(textSize, detailSize, style, in: size, from: left, room: room, isStacked: isStacked)
  }

  /// Places the texts in the room beside the image.
  private mutating func place(
    _ textSize: CGSize, _ detailSize: CGSize, _ style: UITableViewCell.CellStyle, in size: CGSize,
    from left: CGFloat, room: CGFloat, isStacked: Bool
  ) {
    func centred(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        x: x, y: ((size.height - height) / 2).rounded(), width: max(0, width), height: height)
    }
    switch style {
    case .default:
      // A text of many lines ends in the row.
      text = centred(
        left, room, size.height > 0 ? min(textSize.height, size.height) : textSize.height)
    case .value1 where !isStacked:
      text = centred(left, min(textSize.width, room), textSize.height)
      let rest = max(0, left + room - text.maxX - TableMetrics.gap)
      // In less width than a line's height not even an ellipsis fits, so the text is hidden.
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

  /// The width for texts beside the image.
  static func textRoom(
    in size: CGSize, leading: CGFloat, trailing: CGFloat, imageSize: CGSize?
  ) -> CGFloat {
    let picture = imageSize.map { fitted($0, height: size.height).width + TableMetrics.imageGap }
    return max(0, size.width - leading - (picture ?? 0) - trailing)
  }

  /// The width of the second text if it has a column of its own.
  static func secondColumn(in room: CGFloat) -> CGFloat {
    max(0, room - min(TableMetrics.columnWidth, room) - TableMetrics.gap)
  }

  /// The image's size, scaled down to the row's height; a square if its size is unknown.
  private static func fitted(_ size: CGSize, height: CGFloat) -> CGSize {
    guard size.width > 0, size.height > 0 else { return CGSize(width: height, height: height) }
    guard size.height > height else { return size }
    return CGSize(width: size.width * height / size.height, height: height)
  }
}

/// The separators at a row's edges.
nonisolated struct RowLines: Hashable, Sendable {
  /// The separator at an edge.
  enum BottomLine: Hashable, Sendable {
    /// No separator.
    case none
    /// A separator with insets; nil to start it at the row's text.
    case inset(UIEdgeInsets?)
    /// A separator from edge to edge.
    case full
  }

  /// Whether there is a separator at the upper edge.
  var hasUpper = false
  /// The separator at the upper edge, if there is one: from edge to edge unless set.
  var upper = BottomLine.full
  /// The separator at the lower edge.
  var lower = BottomLine.none

  /// The separators of a row, depending on its place in the section.
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
