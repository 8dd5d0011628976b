import Foundation

extension UIView {
  /// The main text of the table view cell that contains the view; nil outside of cells.
  var rowText: String? {
    let line = sequence(first: self as UIView, next: \.superview)
    guard let cell = line.lazy.compactMap({ $0 as? UITableViewCell }).first else { return nil }
    return cell.accessibilityLabel ?? cell.mainText
  }
}

extension UIControl {
  /// The opacity of a disabled control; tuned by eye.
  static let disabledAlpha: CGFloat = 0.5
}
