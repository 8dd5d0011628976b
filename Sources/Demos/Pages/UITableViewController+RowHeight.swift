extension UITableViewController {
  /// Sets the row height, in points at the default text size; it grows with the user's text size.
  func growRows(from height: CGFloat) {
    tableView.rowHeight = grown(height)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (table: UITableViewController, _: UITraitCollection) in
      table.tableView.rowHeight = table.grown(height)
    }
  }

  /// A row's height at the user's text size, never less than at the default size; automatic at
  /// accessibility sizes.
  func grown(_ height: CGFloat) -> CGFloat {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return isLarge ? UITableView.automaticDimension : scaled(height)
  }

  /// A length at the user's text size, never less than at the default size.
  private func scaled(_ height: CGFloat) -> CGFloat {
    let grown = UIFontMetrics.default.scaledValue(for: height, compatibleWith: traitCollection)
    return max(height, grown.rounded(.up))
  }
}
