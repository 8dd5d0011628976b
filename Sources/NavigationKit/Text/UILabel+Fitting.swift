import Drawing
import Foundation

extension UILabel {
  /// What the size of the letters is multiplied by so that the text fits into a width.
  func fittingScale(width: CGFloat, lines: Int, in traits: UITraitCollection) -> CGFloat {
    guard adjustsFontSizeToFitWidth, lines > 0, width > 0 else { return 1 }
    if let knownFit, knownFit.width == width, knownFit.lines == lines, knownFit.traits === traits {
      return knownFit.scale
    }
    let room = fittingWidth(width, lines)
    let scale = TextFitting.scale(least: minimumScaleFactor) { scale in
      let (count, needed) =
        styledLayout(width: room, lines: 0, scale: scale, in: traits)
        .map { ($0.lines.count, $0.size.width) }
        ?? layout(width: room, lines: 0, scale: scale, in: traits)
        .map { ($0.lines.count, $0.size.width) } ?? (0, 0)
      return count <= lines && needed <= width + TextFitting.tolerance
    }
    // Not kept without a stage, whose measurer may give other results.
    if window?.stage != nil {
      knownFit = KnownFit(width: width, lines: lines, traits: traits, scale: scale)
    }
    return scale
  }

  /// The width in which a text is laid out to see whether it fits: one line is not broken.
  private func fittingWidth(_ width: CGFloat, _ lines: Int) -> CGFloat {
    lines == 1 ? .greatestFiniteMagnitude : width
  }

  /// Draws the text in a rectangle of the label.
  func paintText(in rect: CGRect, on canvas: inout Canvas) {
    let traits = canvas.traits
    let lines = shownNumberOfLines(in: traits)
    let fitting = fittingScale(width: rect.width, lines: lines, in: traits)
    if let layout = styledLayout(width: rect.width, lines: lines, scale: fitting, in: traits) {
      return paint(layout, in: rect, on: &canvas)
    }
    guard
      let layout = layout(width: rect.width, lines: lines, scale: fitting, in: traits),
      var font = shownFont(in: traits), font.size > 0
    else { return }
    font.size *= fitting
    let color = color(in: canvas)
    let scale = presentedTextScale(at: canvas.now)
    let letters = letters(font, of: layout, scale: scale, on: canvas)
    let growth = letters.size / font.size
    var top = top(of: layout, growth: growth, fitting: fitting, in: rect, on: canvas)
    for line in layout.lines {
      let width = line.width * scale
      canvas.text(
        line.text, font: letters, color: color,
        at: CGPoint(x: start(of: width, in: rect), y: top), width: width, shadow: shadow)
      top += layout.lineHeight * growth
    }
  }

  /// The top of the first line: in the middle, unless a smaller line keeps its place.
  private func top(
    of layout: TextLayout, growth: CGFloat, fitting: CGFloat, in rect: CGRect, on canvas: Canvas
  ) -> CGFloat {
    let middle = rect.minY + (rect.height - layout.size.height * growth) / 2
    guard fitting < 1, layout.lines.count == 1, var font = shownFont(in: canvas.traits)
    else { return middle }
    let whole = rect.minY + (rect.height - canvas.measurer.lineHeight(of: font)) / 2
    switch baselineAdjustment {
    case .alignCenters: return middle
    case .none: return whole
    case .alignBaselines:
      let baseline = whole + canvas.measurer.ascent(of: font)
      font.size *= fitting
      return baseline - canvas.measurer.ascent(of: font)
    }
  }

  /// The font to draw in; while its weight is animated, its size is adjusted to keep the text's
  /// width.
  private func letters(
    _ font: Font, of layout: TextLayout, scale: CGFloat, on canvas: Canvas
  ) -> Font {
    var letters = font
    letters.size *= scale
    guard let weight = presentedTextWeight(at: canvas.now), let line = layout.lines.first else {
      return letters
    }
    letters.weight = weight
    let width = canvas.measurer.size(of: line.text, font: letters, maxWidth: nil).width
    if width > 0 { letters.size *= line.width * scale / width }
    return letters
  }

  /// The shadow of text that has none of its own.
  var shadow: TextShadow? { shadowColor.map { TextShadow(color: $0, offset: shadowOffset) } }
}

/// How small a label's letters are to fit, and into what.
struct KnownFit {
  let width: CGFloat
  let lines: Int
  let traits: UITraitCollection
  let scale: CGFloat
}

/// Chooses how small letters are so that a text fits.
nonisolated enum TextFitting {
  /// The largest scale, in steps, at which a text fits; the least if it fits at none.
  ///
  /// - Parameter least: The least scale, 0…1; from 0 down any.
  static func scale(least: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    guard least < 1, !fits(1) else { return 1 }
    var (low, high) = (Int((max(least, 0) * steps).rounded(.up)), Int(steps))
    low = max(low, 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(CGFloat(middle) / steps) { low = middle } else { high = middle }
    }
    return max(CGFloat(low) / steps, least)
  }

  private static let steps: CGFloat = 100
  /// By how many points text may be too wide, as widths are rounded to pixels.
  static let tolerance: CGFloat = 0.5
}

/// Where a line is that was made smaller to fit.
public nonisolated enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// Its baseline stays.
  case alignBaselines
  /// Its middle stays.
  case alignCenters
  /// Its top stays.
  case none
}
