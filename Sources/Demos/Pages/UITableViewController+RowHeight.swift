import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

extension UITableViewController {
  /// Makes rows as high as given, in points, and higher where a person wants larger text.
  func growRows(from height: CGFloat) {
    tableView.rowHeight = grown(height)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (table: UITableViewController, _: UITraitCollection) in
      table.tableView.rowHeight = table.grown(height)
    }
  }

  /// A row's height in the text size a person wants; never less than in the usual one, and where texts
  /// go on over lines as high as they ask.
  func grown(_ height: CGFloat) -> CGFloat {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return isLarge ? UITableView.automaticDimension : scaled(height)
  }

  /// A length in the text size a person wants; never less than in the usual one.
  func scaled(_ height: CGFloat) -> CGFloat {
    let grown = UIFontMetrics.default.scaledValue(for: height, compatibleWith: traitCollection)
    return max(height, grown.rounded(.up))
  }
}
