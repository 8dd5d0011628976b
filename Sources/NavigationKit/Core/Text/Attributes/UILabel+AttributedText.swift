import Drawing
import Foundation

extension UILabel {
  /// The layout of the text with attributes at a width; nil if there is none.
  ///
  /// - Parameters:
  ///   - lines: The maximum number of lines; 0 for any number.
  ///   - scale: The factor of the fonts' sizes.
  func styledLayout(
    width: CGFloat, lines: Int? = nil, scale: CGFloat = 1, in traits: UITraitCollection
  ) -> StyledLayout? {
    guard let styled, styled.length > 0 else { return nil }
    let lines = lines ?? shownNumberOfLines(in: traits)
    if let cached = styledLayout, cached.width == width, cached.traits === traits,
      cached.lines == lines, cached.scale == scale
    {
      return cached.layout
    }
    let stage = window?.stage ?? Stage.current
    let text = styled.string
    let runs = styled.runs(in: text) { attributes in
      let font = attributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: UIFont.labelFontSize)
      var shown = font.shown(in: traits, isAdjusted: adjustsFontForContentSizeCategory)
      shown.size *= scale
      return shown
    }
    let layout = StyledLayout(
      text, runs: runs, width: width, numberOfLines: lines,
      measurer: stage?.textMeasurer ?? FixedTextMeasurer())
    // Not kept without a stage, whose measurer may give other results.
    if stage != nil { styledLayout = CachedStyledLayout(width, lines, scale, traits, layout) }
    return layout
  }

  // MARK: Drawing

  func paint(_ layout: StyledLayout, in rect: CGRect, on canvas: inout Canvas) {
    let room = CGRect(
      x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2, width: rect.width,
      height: layout.size.height)
    let defaults = StyledLayout.Defaults(
      color: color(in: canvas), strength: isEnabled ? 1 : UILabel.disabledAlpha,
      alignment: textAlignment, isRightToLeft: isRightToLeft, shadow: shadow)
    layout.paint(in: room, defaults, on: &canvas)
  }
}

/// A layout of text with attributes, and what it was made for.
struct CachedStyledLayout {
  let width: CGFloat
  let lines: Int
  let scale: CGFloat
  let traits: UITraitCollection
  let layout: StyledLayout

  init(
    _ width: CGFloat, _ lines: Int, _ scale: CGFloat, _ traits: UITraitCollection,
    _ layout: StyledLayout
  ) {
    (self.width, self.lines, self.scale) = (width, lines, scale)
    (self.traits, self.layout) = (traits, layout)
  }
}
