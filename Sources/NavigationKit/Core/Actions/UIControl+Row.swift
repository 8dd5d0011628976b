import Foundation

/// A row whose text says what the controls in it are for.
protocol TitledRow: UIView {
  var rowTitle: String? { get }
}

extension UIView {
  /// The main text of the row that contains the view; nil outside of rows.
  var rowText: String? {
    sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? any TitledRow }.first?.rowTitle
  }
}

extension UIControl {
  /// The opacity of a disabled control; tuned by eye.
  static let disabledAlpha: CGFloat = 0.5
}
