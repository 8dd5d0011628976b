#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

extension UITableView {
  /// A cell of a system style, one that scrolled away if there is one.
  func dequeueCell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let name = "system \(style.rawValue)"
    return dequeueReusableCell(withIdentifier: name)
      ?? UITableViewCell(style: style, reuseIdentifier: name)
  }
}
