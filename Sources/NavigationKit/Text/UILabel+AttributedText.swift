import Drawing
import Foundation

extension UILabel {
  /// The style of the first paragraph; nil for the label's own.
  var styledParagraph: NSParagraphStyle? {
    guard let styled, styled.length > 0 else { return nil }
    return styled.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The layout of the text with attributes at a width; nil if there is none.
  func styledLayout(width: CGFloat, in traits: UITraitCollection) -> StyledLayout? {
    guard let styled, styled.length > 0 else { return nil }
    if let known = styledLayout, known.width == width, known.traits === traits {
      return known.layout
    }
    let stage = window?.stage ?? Stage.current
    let text = styled.string
    let runs = styled.runs(in: text) { attributes in
      let font = attributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: UIFont.labelFontSize)
      return font.shown(in: traits, isAdjusted: adjustsFontForContentSizeCategory)
    }
    let layout = StyledLayout(
      text, runs: runs, paragraph: styledParagraph, width: width,
      numberOfLines: shownNumberOfLines(in: traits),
      measurer: stage?.textMeasurer ?? FixedTextMeasurer())
    // Not kept without a stage, whose measurer may give other results.
    if stage != nil { styledLayout = (width, traits, layout) }
    return layout
  }

  // MARK: Drawing

  func paint(_ layout: StyledLayout, in bounds: CGRect, on canvas: inout Canvas) {
    layout.paint(
      from: bounds.minY + (bounds.height - layout.size.height) / 2, in: color(in: canvas),
      strength: isEnabled ? 1 : UILabel.disabledAlpha, on: &canvas
    ) { start(of: $0, in: bounds) }
  }
}
