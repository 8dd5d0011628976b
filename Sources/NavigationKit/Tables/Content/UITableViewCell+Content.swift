import Foundation

extension UITableViewCell {
  /// Shows the configuration, in the view that showed the one before if that is of its kind.
  func contentConfigurationDidChange(from old: (any UIContentConfiguration)?) {
    guard let contentConfiguration else {
      configuredView?.removeFromSuperview()
      return configuredView = nil
    }
    if let configuredView, let old, type(of: old) == type(of: contentConfiguration) {
      configuredView.configuration = contentConfiguration
    } else {
      configuredView?.removeFromSuperview()
      let view = contentConfiguration.makeContentView()
      view.frame = contentView.bounds
      contentView.addSubview(view)
      configuredView = view
    }
    contentView.setNeedsLayout()
  }

  /// The height of a row of a width for its configuration, in points; nil without one.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    guard let configuredView else { return nil }
    let room = contentView.bounds.width + width - bounds.width
    let height =
      configuredView.constraints.isEmpty
      ? configuredView.sizeThatFits(CGSize(width: room, height: 0)).height
      : configuredView.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    return max(height, TableMetrics.rowHeight)
  }

  /// The label whose text the separator below the row starts at; nil if it starts at the margin.
  var leadingLabel: UILabel? { (configuredView as? UIListContentView)?.textLabel ?? mainLabel }
}
