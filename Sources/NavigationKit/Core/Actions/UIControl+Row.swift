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

  /// The text of the label just before the view, or before the view that begins with it; of a view
  /// at a row's end, the row's.
  var textBefore: String? {
    for view in sequence(first: self as UIView, next: \.superview) {
      guard let parent = view.superview else { return nil }
      if let row = parent as? any TitledRow { return view === self ? row.rowTitle : nil }
      guard let index = parent.subviews.firstIndex(where: { $0 === view }), index > 0 else {
        continue
      }
      let text = (parent.subviews[index - 1] as? UILabel)?.text ?? ""
      return text.isEmpty ? nil : text
    }
    return nil
  }
}

extension UIControl {
  /// The opacity of a disabled control; tuned by eye.
  static let disabledAlpha: CGFloat = 0.5
}
