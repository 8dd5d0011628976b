public import Foundation

/// Lets a person feel that another value is selected.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Another value is selected.
  open func selectionChanged() {}

  /// Another value is selected at a point of the view.
  open func selectionChanged(at location: CGPoint) {}
}
