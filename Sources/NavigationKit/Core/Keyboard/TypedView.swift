import Foundation
import Input

/// A view that is typed into: a text field or a text view.
protocol TypedView: UIView {
  /// Whether the user may change the text, and not only select in it.
  var allowsChanges: Bool { get }
  /// Where the caret is in the text, in UTF-16 units.
  var caret: Int { get }
  /// Where it is in the view's coordinates.
  var caretFrame: CGRect { get }

  /// Handles a key; returns false if it is not for the text.
  func handle(_ key: KeyEvent) -> Bool
  /// Shows what an input method has not finished yet.
  func mark(_ text: String, selected: Range<Int>)
  /// Makes a full stop of the space before the caret, as a second space does; returns false where no
  /// word ends there.
  func endSentence() -> Bool
  /// Scrolls the caret out from under bars and the keyboard.
  func revealInScrollViews()
}

/// Where a typed space has left the caret.
struct TypedSpace: Hashable {
  private let view: ObjectIdentifier
  private let caret: Int

  init(in view: any TypedView) { (self.view, caret) = (ObjectIdentifier(view), view.caret) }
}
