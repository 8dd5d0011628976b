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
    let layout = StyledLayout(
      text, runs: runs(of: styled, in: text, traits), paragraph: styledParagraph, width: width,
      numberOfLines: shownNumberOfLines(in: traits),
      measurer: stage?.textMeasurer ?? FixedTextMeasurer())
    // Not kept without a stage, whose measurer may give other results.
    if stage != nil { styledLayout = (width, traits, layout) }
    return layout
  }

  private func runs(
    of styled: NSAttributedString, in text: String, _ traits: UITraitCollection
  ) -> [StyledLayout.Run] {
    var runs: [StyledLayout.Run] = []
    let whole = NSRange(location: 0, length: styled.length)
    styled.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      guard let range = Range(range, in: text) else { return }
      runs.append(StyledLayout.Run(range: range, style: style(attributes, in: traits)))
    }
    return runs
  }

  private func style(
    _ attributes: [NSAttributedString.Key: Any], in traits: UITraitCollection
  ) -> StyledLayout.Style {
    let font = attributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: UIFont.labelFontSize)
    func rule(
      _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
    ) -> StyledLayout.Rule? {
      guard let value = attributes[style] as? Int, value != 0 else { return nil }
      return StyledLayout.Rule(
        style: NSUnderlineStyle(rawValue: value), color: attributes[color] as? UIColor)
    }
    return StyledLayout.Style(
      font: font.shown(in: traits, isAdjusted: adjustsFontForContentSizeCategory),
      color: attributes[.foregroundColor] as? UIColor,
      background: attributes[.backgroundColor] as? UIColor,
      underline: rule(.underlineStyle, .underlineColor),
      strikethrough: rule(.strikethroughStyle, .strikethroughColor),
      kern: Self.number(attributes[.kern]))
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number.finite
    case let number as Double: CGFloat(number).finite
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue).finite
    default: 0
    }
  }

  // MARK: Drawing

  func paint(_ layout: StyledLayout, in bounds: CGRect, on canvas: inout Canvas) {
    let own = color(in: canvas)
    var top = bounds.minY + (bounds.height - layout.size.height) / 2
    for line in layout.lines {
      let left = start(of: line.width, in: bounds)
      for fragment in line.fragments {
        let color = fragment.style.color.map {
          $0.color(in: canvas.traits).faded(by: isEnabled ? 1 : UILabel.disabledAlpha)
        }
        let place = CGPoint(x: left + fragment.x, y: top + line.ascent)
        fragment.paint(at: place, in: color ?? own, on: &canvas)
      }
      top += line.height + layout.spacing
    }
  }
}

extension StyledLayout.Fragment {
  /// Draws it from a point of the baseline on.
  fileprivate func paint(at point: CGPoint, in color: Color, on canvas: inout Canvas) {
    let font = style.font
    let ascent = canvas.measurer.ascent(of: font)
    let top = CGPoint(x: point.x, y: point.y - ascent)
    canvas.fill(
      CGRect(x: top.x, y: top.y, width: width, height: canvas.measurer.lineHeight(of: font)),
      style.background?.color(in: canvas.traits))
    canvas.text(text, font: font, color: color, at: top, width: width - style.kern)
    let (below, through) = (Self.underline * font.size, -Self.strikethrough * font.size)
    rule(style.underline, at: CGPoint(x: point.x, y: point.y + below), color, on: &canvas)
    rule(style.strikethrough, at: CGPoint(x: point.x, y: point.y + through), color, on: &canvas)
  }

  private func rule(
    _ rule: StyledLayout.Rule?, at point: CGPoint, _ color: Color, on canvas: inout Canvas
  ) {
    guard let rule else { return }
    let isThick = rule.style.contains(.thick)
    let height = Self.thickness * style.font.size * (isThick ? 2 : 1)
    let color = rule.color?.color(in: canvas.traits) ?? color
    let line = CGRect(x: point.x, y: point.y - height / 2, width: width, height: height)
    canvas.fill(line, color)
    if rule.style.isSuperset(of: .double) {
      canvas.fill(line.offsetBy(dx: 0, dy: 2 * height), color)
    }
  }

  // Where Inter's own lines are, and how thick, as fractions of the font size.
  private static let underline: CGFloat = 0.14
  private static let strikethrough: CGFloat = 0.27
  private static let thickness: CGFloat = 0.07
}
