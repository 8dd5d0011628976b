import Drawing
import Foundation

/// The text of a text layer and how it is set, as a value.
struct TextStyle {
  var string: Any?
  var font: UIFont?
  var fontSize: CGFloat = 36
  var color: Color? = .white
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural

  /// Draws the lines from the upper edge of a rectangle down.
  func paint(in bounds: CGRect, on canvas: inout Canvas) {
    let mode = lineBreakMode
    let width = isWrapped || mode != .byClipping ? bounds.width : .greatestFiniteMagnitude
    if let styled = string as? NSAttributedString {
      let runs = styled.runs(in: styled.string) {
        ($0[.font] as? UIFont ?? .systemFont(ofSize: UIFont.systemFontSize)).font
      }
      let layout = StyledLayout(
        styled.string, runs: runs, width: width, numberOfLines: isWrapped ? 0 : 1,
        measurer: canvas.measurer)
      layout.paint(
        in: bounds,
        StyledLayout.Defaults(
          color: .white, alignment: alignmentMode.alignment,
          isRightToLeft: WritingDirection(of: styled.string[...]) == .rightToLeft),
        on: &canvas)
    } else if let text = string as? String, let color {
      paint(text, width: width, mode, color, in: bounds, on: &canvas)
    }
  }

  private func paint(
    _ text: String, width: CGFloat, _ mode: NSLineBreakMode, _ color: Color, in bounds: CGRect,
    on canvas: inout Canvas
  ) {
    let font = (font ?? .systemFont(ofSize: fontSize)).withSize(fontSize).font
    let layout = TextLayout(
      text, font: font, width: width, numberOfLines: isWrapped ? 0 : 1, mode: mode,
      measurer: canvas.measurer)
    for (index, line) in layout.lines.enumerated() {
      let place = CGPoint(
        x: left(of: line.width, text, in: bounds),
        y: bounds.minY + CGFloat(index) * layout.lineHeight)
      canvas.text(line.text, font: font, color: color, at: place, width: line.width)
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }

  /// The left edge of a line of a width.
  private func left(of width: CGFloat, _ text: String, in bounds: CGRect) -> CGFloat {
    switch alignmentMode.alignment {
    case .center: bounds.midX - width / 2
    case .right: bounds.maxX - width
    case .natural where WritingDirection(of: text[...]) == .rightToLeft: bounds.maxX - width
    default: bounds.minX
    }
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .center: .center
    case .right: .right
    case .natural: .natural
    default: .left
    }
  }
}
