import Foundation

/// A row with separators at its edges: of a table or of a list in a collection view.
protocol SeparatedRow: ConfiguredCell {
  /// The separators at its edges.
  var lines: RowLines { get }
  /// The separators' colour; nil for none.
  var lineColor: UIColor? { get }
  /// The insets of the lower separator that the app has set; nil for the usual ones.
  var givenSeparatorInset: UIEdgeInsets? { get }
  /// What the safe area and a section index cover at the row's leading and trailing ends.
  var covered: (leading: CGFloat, trailing: CGFloat) { get }
  /// The room for a section index at the trailing end, before which separators end.
  var indexRoom: CGFloat { get }
  /// The label of the main text; nil without one.
  var mainTextLabel: UILabel? { get }
}

extension SeparatedRow {
  var indexRoom: CGFloat { 0 }

  /// The space between the row's edge and its first part.
  var margin: CGFloat { TableMetrics.margin(forWidth: bounds.width) }

  /// The label whose text the separator below the row starts at; nil if it starts at the margin.
  var leadingLabel: UILabel? { (configuredView as? UIListContentView)?.textLabel ?? mainTextLabel }

  func paintLines(on canvas: inout Canvas) {
    guard let lineColor else { return }
    let color = lineColor.color(in: canvas.traits)
    let height = canvas.hairline
    let bounds = presentedBounds(at: canvas.now)
    if lines.hasUpper {
      canvas.fillHairline(CGRect(x: 0, y: 0, width: bounds.width, height: height), color)
    }
    guard let insets = lowerLineInsets(at: canvas.now) else { return }
    let line = CGRect(
      x: insets.left, y: bounds.height - height,
      width: bounds.width - insets.left - insets.right, height: height)
    canvas.fillHairline(placed(line), color)
  }

  /// The insets of the lower separator at the leading (`left`) and trailing edge; nil without one.
  private func lowerLineInsets(at now: TimeInterval) -> UIEdgeInsets? {
    switch lines.lower {
    case .none: nil
    case .full: .zero
    case .inset(let given):
      (givenSeparatorInset ?? given).map {
        UIEdgeInsets(left: covered.leading + $0.left, right: indexRoom + $0.right)
      } ?? UIEdgeInsets(left: textStart(at: now), right: indexRoom)
    }
  }

  /// The distance of the row's text from its leading edge, also while it is animated.
  private func textStart(at now: TimeInterval) -> CGFloat {
    let content = contentView.presentedFrame(at: now)
    guard let leadingLabel else { return placed(content).minX + margin }
    let text = leadingLabel.presentedFrame(at: now)
    return placed(text.offsetBy(dx: content.minX, dy: 0)).minX
  }
}
