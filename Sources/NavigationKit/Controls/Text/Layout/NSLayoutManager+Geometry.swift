import Drawing
import Foundation

extension NSLayoutManager {
  /// The lines in a container.
  func lines(in container: NSTextContainer) -> [LaidLine] {
    if let view = container.textView { return view.laidLines }
    guard let storage = textStorage,
      let place = textContainers.firstIndex(where: { $0 === container })
    else { return [] }
    return layout.lines(in: textContainers[...place], of: storage)
  }

  /// Where the text before a container ends.
  func end(before container: NSTextContainer) -> Int {
    let place = textContainers.firstIndex { $0 === container } ?? 0
    return textContainers[..<place].last.map { glyphRange(for: $0).upperBound } ?? 0
  }

  /// The line of a glyph; nil for one without room.
  func line(ofGlyph glyph: Int, _ range: NSRangePointer?) -> LaidLine? {
    for container in textContainers {
      let lines = lines(in: container)
      let index = lines.partitioningIndex { $0.range.upperBound > glyph }
      guard lines.indices.contains(index) else { continue }
      range?.pointee = NSRange(lines[index].range)
      return lines[index]
    }
    return nil
  }

  /// The rectangles of glyphs, from line to line.
  ///
  /// - Parameter reachesSides: Whether a line whose end is covered is covered up to the side.
  func rects(
    of glyphs: NSRange, in container: NSTextContainer, reachesSides: Bool = true
  ) -> [CGRect] {
    guard let range = Range(glyphs) else { return [] }
    return lines(in: container).filter { $0.meets(glyphs) }.flatMap { line in
      var spans = line.characters.spans(of: range).map {
        line.left + $0.lowerBound...line.left + $0.upperBound
      }
      if reachesSides, range.upperBound > line.range.upperBound || line.endsIn(range) {
        let start = spans.last?.upperBound ?? line.left
        spans.append(start...max(start, line.rect.maxX))
      }
      guard let low = spans.map(\.lowerBound).min(), let high = spans.map(\.upperBound).max()
      else { return [CGRect]() }
      return [CGRect(x: low, y: line.rect.minY, width: high - low, height: line.rect.height)]
    }
  }

  /// The glyph nearest to a point, and how far through it the point is.
  func place(at point: CGPoint, in container: NSTextContainer) -> (glyph: Int, fraction: CGFloat) {
    let lines = lines(in: container)
    guard let last = lines.last else { return (end(before: container), 0) }
    let first = lines.first { point.y < $0.rect.maxY } ?? last
    let beside = lines.filter { $0.rect.minY == first.rect.minY }
    let line = beside.first { point.x < $0.rect.maxX } ?? beside.last ?? first
    return line.characters.glyph(at: point.x - line.left)
  }
}

extension LaidLine {
  /// Whether it has some of a range of glyphs, or is at an empty one.
  func meets(_ glyphs: NSRange) -> Bool {
    glyphs.length == 0
      ? range.contains(glyphs.location)
      : glyphs.location < range.upperBound && glyphs.upperBound > range.lowerBound
  }

  /// Whether a range covers the line feed at its end.
  fileprivate func endsIn(_ glyphs: Range<Int>) -> Bool {
    hasLineFeed && glyphs.upperBound == range.upperBound
  }
}

extension CGRect {
  /// Itself; zero for null.
  var orZero: CGRect { isNull ? .zero : self }
}
