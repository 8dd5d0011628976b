import Foundation

/// A cell whose content view shows a content configuration.
protocol ConfiguredCell: UIView {
  /// The view for the content.
  var contentView: UIView { get }
  /// The configuration of the content; nil for views of the app's.
  var contentConfiguration: (any UIContentConfiguration)? { get }
  /// The state that the content follows; nil where it follows none.
  var contentState: (any UIConfigurationState)? { get }
  /// The view that shows the configuration.
  var configuredView: (any UIView & UIContentView)? { get set }
  /// The minimum height of a configured row, in points.
  var minimumHeight: CGFloat { get }
  /// How much wider accessories are from the next layout on, in points.
  var accessoryGrowth: CGFloat { get }
}

extension ConfiguredCell {
  var accessoryGrowth: CGFloat { 0 }
  var contentState: (any UIConfigurationState)? { nil }

  /// The margins of the table's rows have changed.
  func rowMarginsDidChange() {
    setNeedsLayout()
    contentView.marginsDidChange()
    configuredView?.setNeedsLayout()
  }

  /// The width of the content in a row of a width.
  func contentWidth(inRowOf width: CGFloat) -> CGFloat {
    contentView.bounds.width + width - bounds.width - accessoryGrowth
  }

  /// Shows the configuration, in the view of the former one if both are of the same kind.
  func contentConfigurationDidChange(from old: (any UIContentConfiguration)?) {
    guard let contentConfiguration else {
      configuredView?.removeFromSuperview()
      return configuredView = nil
    }
    let shown = contentState.map { contentConfiguration.updated(for: $0) } ?? contentConfiguration
    if let configuredView, let old, type(of: old) == type(of: contentConfiguration) {
      configuredView.configuration = shown
    } else {
      configuredView?.removeFromSuperview()
      let view = shown.makeContentView()
      view.frame = contentView.bounds
      contentView.addSubview(view)
      configuredView = view
    }
    contentView.setNeedsLayout()
  }

  /// The height of a row of a width for its configuration, in points; nil without one.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    guard let configuredView else { return nil }
    let room = contentWidth(inRowOf: width)
    let height =
      configuredView.constraints.isEmpty
      ? configuredView.sizeThatFits(CGSize(width: room, height: 0)).height
      : configuredView.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    return max(height, minimumHeight)
  }

  /// The height that the constraints in the content view need in a row of a width, in points; nil
  /// without constraints.
  func constrainedHeight(width: CGFloat) -> CGFloat? {
    guard !contentView.constraints.isEmpty else { return nil }
    let room = contentWidth(inRowOf: width)
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }
}
