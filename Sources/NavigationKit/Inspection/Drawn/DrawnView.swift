package import Drawing
package import Foundation

/// A view as it is drawn on a stage: where, with which texts and pictures, and what it hides behind
/// it.
package struct DrawnView {
  /// What a view does to what is behind it.
  package enum Cover {
    /// It is seen through it, or beside it.
    case none
    /// It is seen in other colours.
    case veil
    /// It is not seen, or blurred.
    case opaque
  }

  /// The view.
  package let view: UIView
  /// The view's place in the tree, which stays the same in another look: its accessibility
  /// identifier, numbered where several views have it, else the
  /// classes from the window to it, each with its number among the siblings of that class.
  package let path: String
  /// Its frame in the stage's points, including parts that are not visible.
  package let frame: CGRect
  /// The part of the frame that its surroundings leave visible; something may be in front of it.
  package let visible: CGRect
  /// The part of the stage in which it may draw.
  package let clip: CGRect
  /// The text that it shows, whole; nil for a view without text, and for a field's, which scrolls.
  package let text: String?
  /// The lines of text that it draws itself, in the stage's points.
  package let lines: [TextLine]
  /// The pictures that it draws itself, in the stage's points.
  package let images: [ImagePlacement]
  /// Its opacity with that of the views around it, 0…1.
  package let opacity: CGFloat
  /// What it does to what is behind it.
  package let cover: Cover
}
