import Drawing
import Foundation

extension UILabel {
  /// The factor of the letters' size with which the text fits into a size.
  private func fittingScale(
    in size: CGSize, lines: Int, _ traits: UITraitCollection
  ) -> CGFloat {
    let adjusts = adjustsFontSizeToFitWidth && lines > 0
    guard adjusts || makesUpForWideLetters, size.width > 0 else { return 1 }
    if let cachedFit, cachedFit.size == size, cachedFit.lines == lines, cachedFit.traits === traits
    {
      return cachedFit.scale
    }
    let fits = { (scale: CGFloat) in self.fits(size, lines: lines, scale: scale, traits) }
    let scale =
      adjusts
      ? TextFitting.scale(minimum: minimumScaleFactor, fits: fits)
      : TextFitting.scaleForWideLetters(fits: fits)
    // Not kept without a stage, whose measurer may give other results.
    if window?.stage != nil {
      cachedFit = CachedFit(size: size, lines: lines, traits: traits, scale: scale)
    }
    return scale
  }

  /// Whether the whole text fits with letters of a scale; one line is not broken, and may be higher.
  private func fits(
    _ room: CGSize, lines: Int, scale: CGFloat, _ traits: UITraitCollection
  ) -> Bool {
    let width = lines == 1 ? .greatestFiniteMagnitude : room.width
    guard let (count, size) = block(width: width, lines: 0, scale: scale, traits) else {
      return true
    }
    return (lines == 0 || count <= lines) && size.width <= room.width + TextFitting.tolerance
      && (lines == 1 || size.height <= TextFitting.height(room.height, of: count, in: size.height))
  }

  /// The lines of the text and their size; nil if there is none.
  private func block(
    width: CGFloat, lines: Int, scale: CGFloat, _ traits: UITraitCollection
  ) -> (count: Int, size: CGSize)? {
    styledLayout(width: width, lines: lines, scale: scale, in: traits)
      .map { ($0.lines.count, $0.size) }
      ?? layout(width: width, lines: lines, scale: scale, in: traits)
      .map { ($0.lines.count, $0.size) }
  }

  /// Draws the text in a rectangle of the label.
  func paintText(in rect: CGRect, on canvas: inout Canvas) {
    let traits = canvas.traits
    let maximumLines = shownNumberOfLines(in: traits)
    let fitting = fittingScale(in: rect.size, lines: maximumLines, traits)
    let lines = numberOfWholeLines(in: rect.size, of: maximumLines, scale: fitting, traits)
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

  /// The maximum number of lines drawn in a size: as many as are wholly in it, but at least one; 0
  /// for any number.
  private func numberOfWholeLines(
    in size: CGSize, of lines: Int, scale: CGFloat, _ traits: UITraitCollection
  ) -> Int {
    guard lines != 1,
      let (count, block) = block(width: size.width, lines: lines, scale: scale, traits), count > 1
    else { return lines }
    let room = TextFitting.height(size.height, of: count, in: block.height)
    guard block.height > room else { return lines }
    return styledLayout(width: size.width, lines: lines, scale: scale, in: traits)
      .map { $0.numberOfLines(within: room) } ?? max(1, Int(room * CGFloat(count) / block.height))
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

/// The cached scale at which a label's text fits, and the size, lines and traits that it is for.
struct CachedFit {
  let size: CGSize
  let lines: Int
  let traits: UITraitCollection
  let scale: CGFloat
}

/// Chooses how small letters are so that a text fits.
nonisolated enum TextFitting {
  /// The largest scale, in steps, at which a text fits; the minimum if it fits at none.
  ///
  /// - Parameter minimum: The minimum scale, 0…1; from 0 down any.
  static func scale(minimum: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    guard minimum < 1, !fits(1) else { return 1 }
    var (low, high) = (Int((max(minimum, 0) * steps).rounded(.up)), Int(steps))
    low = max(low, 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(CGFloat(middle) / steps) { low = middle } else { high = middle }
    }
    return max(CGFloat(low) / steps, minimum)
  }

  /// The largest scale at which a text fits that was measured for San Francisco; 1 if it was not.
  static func scaleForWideLetters(fits: (CGFloat) -> Bool) -> CGFloat {
    let scale = scale(minimum: shareOfWideLetters, fits: fits)
    return fits(scale) ? scale : 1
  }

  /// The height in which lines count as whole: no letter reaches the edges of its line.
  ///
  /// - Parameter sum: The height of all lines, of which there are `count`.
  static func height(_ room: CGFloat, of count: Int, in sum: CGFloat) -> CGFloat {
    room + sum / CGFloat(max(1, count)) * emptyShare
  }

  private static let steps: CGFloat = 100
  /// How small letters of Inter may become, which are 2 % wider than San Francisco's on average and
  /// up to 5 % in short texts.
  private static let shareOfWideLetters: CGFloat = 0.95
  /// How much of a line's height is empty at its lower edge.
  private static let emptyShare: CGFloat = 0.1
  /// By how many points text may be too wide, as widths are rounded to pixels.
  static let tolerance: CGFloat = 0.5
}

/// The place of a line that was made smaller to fit.
public nonisolated enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// Its baseline stays.
  case alignBaselines
  /// Its middle stays.
  case alignCenters
  /// Its top stays.
  case none
}
