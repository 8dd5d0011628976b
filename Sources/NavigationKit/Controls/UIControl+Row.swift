import Foundation

extension UIView {
  /// The main text of the row it stands in; nil outside of rows.
  var rowText: String? {
    let line = sequence(first: self as UIView, next: \.superview)
    guard let cell = line.lazy.compactMap({ $0 as? UITableViewCell }).first else { return nil }
    return cell.accessibilityLabel ?? cell.mainText
  }
}

extension UIControl {
  /// How opaque a control is that cannot be used; tuned by eye.
  static let disabledAlpha: CGFloat = 0.5
}
