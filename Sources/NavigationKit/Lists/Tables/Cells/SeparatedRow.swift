import Foundation

/// A row with separators at its edges: of a table or of a list in a collection view.
protocol SeparatedRow: ConfiguredCell {
  /// The separators at its edges.
  var lines: RowLines { get }
  /// Whether a context menu has lifted the row off its list, which leaves the separators there.
  var isLiftedByMenu: Bool { get set }
  /// The separators' colour; nil for none.
  var lineColor: UIColor? { get }
  /// The insets of the lower separator that the app has set; nil for the default ones.
  var explicitSeparatorInset: UIEdgeInsets? { get }
  /// The widths that the safe area and a section index cover at the row's two ends.
  var covered: (leading: CGFloat, trailing: CGFloat) { get }
  /// The room for a section index at the trailing end, before which separators end.
  var indexRoom: CGFloat { get }
  /// The opacity of the selection that hides a separator inside a group, 0…1.
  func selectionAlpha(at now: TimeInterval) -> CGFloat
  /// The label of the main text; nil without one.
  var mainTextLabel: UILabel? { get }
  /// The guide that separators follow; nil for the row's text.
  var separatorGuide: UILayoutGuide? { get }
  /// How much further in than by default the row's parts begin and end, in points.
  var readableInset: CGFloat { get }
}

extension SeparatedRow {
  var indexRoom: CGFloat { 0 }
  var readableInset: CGFloat { 0 }

  func selectionAlpha(at now: TimeInterval) -> CGFloat { 0 }

  /// The space between the row's edge and its first part.
  var margin: CGFloat { margin(inRowOf: bounds.width) }

  func margin(inRowOf width: CGFloat) -> CGFloat {
    SideMargin.points(inWidth: width) + readableInset
  }

  /// The label whose text the separator below the row starts at; nil if it starts at the margin.
  var leadingLabel: UILabel? { (configuredView as? UIListContentView)?.textLabel ?? mainTextLabel }

  /// Shows the separators again once the menu that has lifted the row is closed.
  func putBack(after animator: (any UIContextMenuInteractionAnimating)?) {
    let land = { [weak self] () -> Void in self?.isLiftedByMenu = false }
    animator.map { $0.addCompletion(land) } ?? land()
  }

  func paintLines(on canvas: inout Canvas) {
    guard let lineColor, !isLiftedByMenu else { return }
    let color = lineColor.color(in: canvas.traits)
    let height = canvas.hairline
    let bounds = presentedBounds(at: canvas.now)
    let upper = lines.hasUpper ? lines.upper : .none
    for (line, y) in [(upper, 0), (lines.lower, bounds.height - height)] {
      guard let insets = insets(of: line, at: canvas.now) else { continue }
      let hiding = line != .full && y > 0 ? selectionAlpha(at: canvas.now) : 0
      let line = CGRect(
        x: insets.left, y: y, width: bounds.width - insets.left - insets.right, height: height)
      canvas.fillHairline(
        uncovered(placed(line), at: canvas.now), color.faded(by: 1 - hiding))
    }
  }

  /// The part of a line that the buttons of a swiped row leave uncovered.
  private func uncovered(_ line: CGRect, at now: TimeInterval) -> CGRect {
    let buttons = (self as? any SwipedRow)?.pull?.buttons ?? []
    return buttons.reduce(line) { line, button in
      let button = button.presentedFrame(at: now)
      let before = line.divided(atDistance: button.minX - line.minX, from: .minXEdge).slice
      let after = line.divided(atDistance: line.maxX - button.maxX, from: .maxXEdge).slice
      return before.width > after.width ? before : after
    }
  }

  /// The insets of a separator at the leading (`left`) and trailing edge; nil without one.
  private func insets(of line: RowLines.BottomLine, at now: TimeInterval) -> UIEdgeInsets? {
    switch line {
    case .none: nil
    case .full: .zero
    case .inset(let insets):
      (explicitSeparatorInset ?? insets).map {
        UIEdgeInsets(left: covered.leading + $0.left, right: indexRoom + $0.right)
      } ?? defaultLineInsets(at: now)
    }
  }

  private func defaultLineInsets(at now: TimeInterval) -> UIEdgeInsets {
    guard let guide = separatorGuide else {
      return UIEdgeInsets(left: textStart(at: now), right: indexRoom)
    }
    let frame = placed(guide.layoutFrame)
    return UIEdgeInsets(left: frame.minX, right: bounds.width - frame.maxX)
  }

  /// The guide that separators follow; nil for the row's text.
  var separatorGuide: UILayoutGuide? { nil }

  /// The distance of the row's text from its leading edge, also while it is animated.
  private func textStart(at now: TimeInterval) -> CGFloat {
    let content = contentView.presentedFrame(at: now)
    guard let leadingLabel else { return placed(content).minX + margin }
    let text = leadingLabel.presentedFrame(at: now)
    return placed(text.offsetBy(dx: content.minX, dy: 0)).minX
  }
}
