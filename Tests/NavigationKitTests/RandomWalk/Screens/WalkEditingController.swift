import Drawing
import Foundation

@testable import NavigationKit

/// A screen with texts that are edited, and pickers.
final class WalkEditingController: UIViewController, WalkContentScreen {
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
  let page = UITextView(frame: CGRect(x: 20, y: 80, width: 300, height: 90))
  let note = UITextView(frame: CGRect(x: 20, y: 180, width: 160, height: 90))
  let picker = UIPickerView(frame: CGRect(x: 20, y: 280, width: 320, height: 216))
  let datePicker = UIDatePicker(frame: CGRect(x: 20, y: 500, width: 320, height: 216))
  /// The rows of each of the picker's components.
  var rows = [5, 100]

  var editors: [any TextEditor] { [field, page, note] }
  /// The texts that code set last, which undoing leads back to.
  private var first: [ObjectIdentifier: String] = [:]

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    note.isScrollEnabled = false
    picker.dataSource = self
    picker.delegate = self
    datePicker.timeZone = TimeZone(secondsFromGMT: 0)
    datePicker.date = Date(timeIntervalSince1970: 1_700_000_000)
    for part in [field, page, note, picker, datePicker] { view.addSubview(part) }
  }

  func set(_ text: String, in editor: any TextEditor) {
    (editor as? UITextField)?.text = text
    (editor as? UITextView)?.text = text
    first[ObjectIdentifier(editor)] = text
  }

  // MARK: Invariants

  func fault(atRest: Bool) -> String? {
    for editor in editors {
      if let fault = fault(of: editor) { return "\(type(of: editor)): \(fault)" }
    }
    return atRest ? faultOfPage ?? faultOfPicker : nil
  }

  private func fault(of editor: any TextEditor) -> String? {
    let edited = editor.edited
    let text = edited.text
    for position in [edited.selection.anchor, edited.selection.head]
    where text.clamped(position) != position {
      return "\(position) is selected in \(text.string.debugDescription)"
    }
    if let marked = edited.marked, text.clamped(marked) != marked {
      return "\(marked) is marked in \(text.string.debugDescription)"
    }
    if edited.selectedText.utf16.count != edited.selection.range.count {
      return "\(edited.selectedText.debugDescription) is selected"
    }
    return nil
  }

  /// Undoing leads to the first text, and redoing back.
  func faultOfHistory(of editor: any TextEditor) -> String? {
    var copy = editor.edited
    _ = copy.apply(.unmarking)
    let last = repeated(.redo, copy, of: editor)
    let start = repeated(.undo, copy, of: editor)
    let wanted = first[ObjectIdentifier(editor)] ?? ""
    if start.text.string != wanted {
      return
        "undoing leads to \(start.text.string.debugDescription), not \(wanted.debugDescription)"
    }
    if repeated(.redo, start, of: editor).text.string != last.text.string {
      return "redoing does not lead to \(last.text.string.debugDescription)"
    }
    return nil
  }

  private func repeated(
    _ edit: TextEdit, _ edited: EditedText, of editor: any TextEditor
  ) -> EditedText {
    var copy = edited
    while true {
      let change = copy.change(by: edit, in: editor.lines)
      guard change != .nothing else { return copy }
      _ = copy.apply(change)
    }
  }

  /// The lines are those of the text, had it been there from the start.
  private var faultOfPage: String? {
    for view in [page, note] {
      let actual = lines(of: view, in: view.shownFlow)
      let flow = view.shownFlow
      let new = TextFlow(
        view.edited.text, font: flow.font, width: flow.width, measurer: FixedTextMeasurer())
      let wanted = lines(of: view, in: new)
      if actual != wanted { return "the lines are \(actual), not \(wanted)" }
      let offset = view.contentOffset
      if view.extent.clamped(offset) != offset { return "it is scrolled beyond its end" }
    }
    return nil
  }

  private func lines(of view: UITextView, in flow: TextFlow) -> [TextFlow.Line] {
    let text = view.edited.text
    return Array(
      sequence(first: flow.line(of: 0, in: text)) { flow.line(after: $0, in: text) })
  }

  private var faultOfPicker: String? {
    for component in rows.indices {
      let row = picker.selectedRow(inComponent: component)
      let count = rows[component]
      guard count == 0 ? row == -1 : 0..<count ~= row else {
        return "row \(row) of \(count) is selected"
      }
      guard count > 0 else { continue }
      guard let shown = picker.view(forRow: row, forComponent: component) else {
        return "the selected row \(row) of \(component) is not shown"
      }
      let middle = shown.convert(shown.bounds, to: picker).midY
      if abs(middle - picker.bounds.midY) > 1 { return "row \(row) rests at \(middle)" }
    }
    let (date, minimum, maximum) = (datePicker.date, datePicker.minimumDate, datePicker.maximumDate)
    let fits = minimum.map { minimum in maximum.map { minimum <= $0 } ?? true } ?? true
    if fits, let minimum, date < minimum { return "\(date) is before \(minimum)" }
    if fits, let maximum, date > maximum { return "\(date) is after \(maximum)" }
    return nil
  }
}

extension WalkEditingController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component]
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }
}
