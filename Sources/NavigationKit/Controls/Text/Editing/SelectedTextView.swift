import Foundation

/// Holds the text of a field, in front of what marks the selection.
final class SelectedTextView: UIView {
  /// The marks, in the view's coordinates.
  var marks = TextMarks()

  override func paint(on canvas: inout Canvas) { marks.paint(in: tintColor, on: &canvas) }
}
