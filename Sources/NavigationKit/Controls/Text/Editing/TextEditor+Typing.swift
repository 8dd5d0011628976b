import Foundation

extension TextEditor {
  var caret: Int { edited.selection.head }
  var caretFrame: CGRect { caretFrame(at: caret) }

  func mark(_ text: String, selected: Range<Int>) { perform(.mark(text, selected: selected)) }
}
