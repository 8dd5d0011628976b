import Foundation

extension TextEditor {
  /// Has the scroll views that it is in show it.
  ///
  /// A list of a table controller and the like shows the row around it; of what is higher than the
  /// room it is the caret's line that is shown.
  func revealInScrollViews() {
    let around = sequence(first: superview, next: { $0?.superview })
    for case let scrollView as UIScrollView in around where scrollView.isScrollEnabled {
      scrollView.reveal(self)
    }
  }
}

extension UIScrollView {
  fileprivate func reveal(_ editor: any TextEditor) {
    let room = bounds.inset(by: adjustedContentInset).height
    let row = sequence(first: editor as UIView, next: \.superview).first { $0.superview === self }
    let frames = [
      avoidsKeyboard ? row?.frame : nil, editor.convert(editor.bounds, to: self),
      editor.convert(editor.caretFrame(at: editor.edited.selection.head), to: self),
    ].compactMap(\.self)
    guard let frame = frames.first(where: { $0.height <= room }) ?? frames.last else { return }
    scrollRectToVisible(frame, animated: false)
  }
}
