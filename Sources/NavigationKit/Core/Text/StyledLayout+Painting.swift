import Drawing
import Foundation

extension StyledLayout {
  /// How lines are drawn that do not say themselves.
  struct Defaults {
    /// The colour of text without one.
    let color: Color
    /// The opacity of text with a colour.
    var strength = 1.0
    /// The alignment of lines without a paragraph style.
    var alignment = NSTextAlignment.natural
    /// Whether natural lines begin at the right.
    var isRightToLeft = false
    /// The shadow of text without one.
    var shadow: TextShadow?
  }

  /// Draws the lines from the top of a rectangle on, between its edges.
  func paint(in room: CGRect, _ defaults: Defaults, on canvas: inout Canvas) {
    var top = room.minY
    for line in lines {
      top += line.before
      let left = line.place.left(
        ofWidth: line.width, in: room, defaultAlignment: defaults.alignment,
        isRightToLeft: defaults.isRightToLeft)
      for fragment in line.fragments {
        let own = fragment.style.color?.color(in: canvas.traits).faded(by: defaults.strength)
        let place = CGPoint(x: left + fragment.x, y: top + line.ascent - fragment.style.rise)
        fragment.paint(
          at: place, in: own ?? defaults.color, shadow: fragment.style.shadow ?? defaults.shadow,
          on: &canvas)
      }
      top += line.height
    }
  }
}

extension StyledLayout.Fragment {
  /// Draws it from a point of the baseline on.
  fileprivate func paint(
    at point: CGPoint, in color: Color, shadow: TextShadow?, on canvas: inout Canvas
  ) {
    if let attachment = style.attachment { return paint(attachment, at: point, color, on: &canvas) }
    let font = style.font
    let ascent = canvas.measurer.ascent(of: font)
    let top = CGPoint(x: point.x, y: point.y - ascent)
    canvas.fill(
      CGRect(x: top.x, y: top.y, width: width, height: canvas.measurer.lineHeight(of: font)),
      style.background?.color(in: canvas.traits))
    if let recording = stroked(in: color, on: canvas) {
      canvas.image(
        .recording(recording), in: recording.bounds.offsetBy(dx: point.x, dy: point.y), tint: nil)
    } else {
      canvas.text(
        text, font: font, color: color, at: top, width: width - style.kern, shadow: shadow)
    }
    let (below, through) = (Self.underline * font.size, -Self.strikethrough * font.size)
    rule(style.underline, at: CGPoint(x: point.x, y: point.y + below), color, on: &canvas)
    rule(style.strikethrough, at: CGPoint(x: point.x, y: point.y + through), color, on: &canvas)
  }

  /// The letters with a line around them; nil if they have none, or their outline is not known.
  private func stroked(in color: Color, on canvas: Canvas) -> GraphicsRecording? {
    guard let stroke = style.stroke,
      let outline = canvas.measurer.outline(of: text, font: style.font)
    else { return nil }
    return stroke.recording(
      of: outline, size: style.font.size, text: color, in: canvas.traits)
  }

  private func paint(
    _ attachment: NSTextAttachment, at point: CGPoint, _ color: Color, on canvas: inout Canvas
  ) {
    guard let image = attachment.image, !image.isEmpty else { return }
    let bounds = attachment.shownBounds
    canvas.image(
      image,
      in: CGRect(
        x: point.x + bounds.minX, y: point.y - bounds.maxY, width: bounds.width,
        height: bounds.height), tint: image.tint(color, in: canvas.traits))
  }

  private func rule(
    _ rule: StyledLayout.Rule?, at point: CGPoint, _ color: Color, on canvas: inout Canvas
  ) {
    guard let rule else { return }
    let isThick = rule.style.contains(.thick)
    let height = Self.thickness * style.font.size * (isThick ? 2 : 1)
    let color = rule.color?.color(in: canvas.traits) ?? color
    for span in spans(of: rule.style, thickness: height, on: canvas) {
      let line = CGRect(
        x: point.x + span.lowerBound, y: point.y - height / 2,
        width: span.upperBound - span.lowerBound, height: height)
      canvas.fill(line, color)
      if rule.style.isSuperset(of: .double) {
        canvas.fill(line.offsetBy(dx: 0, dy: 2 * height), color)
      }
    }
  }

  /// The parts of a line below or through the text, from its left end on.
  private func spans(
    of style: NSUnderlineStyle, thickness: CGFloat, on canvas: Canvas
  ) -> [ClosedRange<CGFloat>] {
    let words = style.contains(.byWord) ? wordSpans(on: canvas) : [0...width]
    guard let pattern = style.pattern else { return words }
    return words.flatMap { word -> [ClosedRange<CGFloat>] in
      var parts: [ClosedRange<CGFloat>] = []
      var (x, index) = (word.lowerBound, 0)
      while x < word.upperBound {
        let end = x + pattern[index % pattern.count] * thickness
        if index.isMultiple(of: 2) { parts.append(x...min(end, word.upperBound)) }
        (x, index) = (end, index + 1)
      }
      return parts
    }
  }

  private func wordSpans(on canvas: Canvas) -> [ClosedRange<CGFloat>] {
    func width(to end: String.Index) -> CGFloat {
      canvas.measurer.size(of: String(text[..<end]), font: style.font, maxWidth: nil).width
    }
    return text.split(separator: " ").map { width(to: $0.startIndex)...width(to: $0.endIndex) }
  }

  // Where Inter's own lines are, and how thick, as fractions of the font size.
  private static let underline: CGFloat = 0.14
  private static let strikethrough: CGFloat = 0.27
  private static let thickness: CGFloat = 0.07
}
