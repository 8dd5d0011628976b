import Drawing
import Foundation

extension UITextView {
  /// The layout manager of the text; made when it is first asked for.
  func makeLayoutManager() -> NSLayoutManager {
    if let manager = textContainer.layoutManager { return manager }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    textStorage.addLayoutManager(manager)
    return manager
  }

  /// Shows the text of the storage that a container is laid out for, and edits it there.
  func adoptContainer() {
    textContainer.textView = self
    textContainer.widthTracksTextView = true
    textContainer.onChange = { [weak self] in self?.textLookDidChange() }
    guard let storage = textContainer.layoutManager?.textStorage else { return }
    edited = EditedText(storage.string)
    styles.storage = storage
    keepStyled(storage)
    storage.editor = self
    textLookDidChange()
  }

  /// All lines, in the coordinates of the container.
  var laidLines: [LaidLine] {
    let flow = shownFlow
    flow.wrapAll(of: edited.text)
    var lines: [LaidLine] = []
    var next: TextFlow.Line? = flow.line(number: 0, in: edited.text)
    let last = lastShownLine(of: flow)
    while let line = next, line.number <= last?.number ?? .max, !edited.text.isEmpty {
      lines.append(laid(line, of: flow))
      next = flow.line(after: line, in: edited.text)
    }
    return lines
  }

  /// The width that the container has in the view.
  var widthOfContainer: CGFloat {
    bounds.width - textContainerInset.left - textContainerInset.right
  }

  private func laid(_ line: TextFlow.Line, of flow: TextFlow) -> LaidLine {
    let shown = flow.shown(line, in: edited.text)
    let width = flow.width(of: line, in: edited.text)
    let layout =
      flow.layout(of: line, in: edited.text)
      ?? StyledLayout(
        plain: shown, StyledLayout.Style(font: flow.font, color: textColor ?? .label),
        measurer: measurer)
    let (padding, room) = (textContainer.lineFragmentPadding, flow.room(of: line))
    let isWhole = room.left == 0 && room.width == flow.width
    return LaidLine(
      line.range, hasLineFeed: shown.utf16.count < line.range.count, layout,
      flow.edited(line, in: edited.text),
      at: (
        left(of: line, in: flow) - textContainerInset.left, flow.top(of: line),
        flow.height(of: line)
      ), textWidth: width,
      in: (
        room.left, isWhole ? textContainer.size.width : room.width + 2 * padding, padding
      ))
  }
}
