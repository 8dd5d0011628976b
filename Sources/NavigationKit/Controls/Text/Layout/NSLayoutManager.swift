public import Foundation

/// Lays out the text of a storage in containers, one after the other, and finds glyphs and places.
///
/// A glyph stands for each UTF-16 unit of the text, so that glyphs and characters have the same
/// indices. Rectangles are in the coordinates of their container.
///
/// ```swift
/// let storage = NSTextStorage(string: "…")
/// let manager = NSLayoutManager()
/// let container = NSTextContainer(size: CGSize(width: 200, height: 0))
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// let height = manager.usedRect(for: container).height
/// ```
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// Makes a manager without text and containers.
  public override init() { super.init() }

  /// The text, which keeps the manager; set by ``NSTextStorage/addLayoutManager(_:)``.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The containers, in the order in which text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  var layout = TextContainersLayout()

  // MARK: Containers

  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container, which is filled after those before it.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    precondition(
      0...textContainers.count ~= index,
      "There are \(textContainers.count) text containers: none can be inserted at \(index).")
    textContainers.insert(container, at: index)
    container.layoutManager = self
    layout.forget()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    precondition(
      textContainers.indices.contains(index),
      "There are \(textContainers.count) text containers: there is no \(index).")
    textContainers.remove(at: index).layoutManager = nil
    layout.forget()
  }

  /// A container has another shape: text is laid out anew.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { layout.forget() }

  // MARK: Layout

  /// Lays out the text down to the end of a container, which is done anyway before any question is
  /// answered.
  open func ensureLayout(for container: NSTextContainer) { _ = lines(in: container) }

  /// Lays out text anew after a change that the storage does not report.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    layout.forget()
    actualCharacterRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
  }

  /// The number of glyphs: that of the text's UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let lines = lines(in: container)
    guard let first = lines.first, let last = lines.last else {
      return NSRange(location: end(before: container), length: 0)
    }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  /// The part of a container that its lines cover, with the padding at their sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    lines(in: container).reduce(CGRect.null) { $0.union($1.usedRect) }.orZero
  }

  /// The glyphs of characters: as many.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: as many.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  // MARK: Where glyphs are

  /// The smallest rectangle around glyphs in a container; as wide as the container where they go on
  /// in the next line.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// The whole height and width of the line of a glyph.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect { line(ofGlyph: glyphIndex, effectiveRange)?.rect ?? .zero }

  /// The part of the line of a glyph that has text, with the padding at its sides.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect { line(ofGlyph: glyphIndex, effectiveRange)?.usedRect ?? .zero }

  /// Where a glyph begins on its baseline, from the upper left corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(ofGlyph: glyphIndex, nil) else { return .zero }
    return CGPoint(
      x: line.left + line.characters.x(of: glyphIndex) - line.rect.minX, y: line.ascent)
  }

  /// The container of a glyph; nil for one that has no room in any.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> NSTextContainer? {
    let container = textContainers.first { self.glyphRange(for: $0).contains(glyphIndex) }
    if let container { effectiveRange?.pointee = glyphRange(for: container) }
    return container
  }

  // MARK: Glyphs and characters at places

  /// The glyph at a point of a container, or the nearest to it.
  ///
  /// - Parameter partialFraction: Gets how far through the glyph the point is, 0…1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    let place = place(at: point, in: container)
    partialFraction?.pointee = place.fraction
    return place.glyph
  }

  /// The character at a point of a container, or the nearest to it.
  ///
  /// - Parameter partialFraction: Gets how far the point is from where the caret would be before the
  ///   character to where it would be behind it, 0…1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// How far a point of a container is through the glyph at it, 0…1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat { place(at: point, in: container).fraction }

  /// The glyphs whose lines meet a rectangle of a container.
  open func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    let met = lines(in: container).filter { $0.rect.intersects(bounds) }
    guard let first = met.first, let last = met.last else { return NSRange() }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  // MARK: Going through

  /// Calls a closure with each line of some glyphs: its rectangle, the used part, its container and
  /// glyphs, and a pointer to set to true to stop.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for container in textContainers {
      for line in lines(in: container) where line.meets(glyphRange) {
        block(line.rect, line.usedRect, container, NSRange(line.range), &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Calls a closure with the rectangle of each line's part of some glyphs, as a selection covers
  /// them, and with a pointer to set to true to stop.
  ///
  /// - Parameter selectedRange: The glyphs that are selected, whose rectangles reach to the side
  ///   where they go on; those at `NSNotFound` for none.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let isSelection = selectedRange.location != NSNotFound
    for rect in rects(of: glyphRange, in: textContainer, reachesSides: isSelection) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Drawing

  /// Draws the colours behind glyphs in the current context.
  ///
  /// - Parameter origin: Where the container's upper left corner is.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    fillBackgrounds(of: glyphsToShow, at: origin)
  }

  /// Draws glyphs in the current context, with lines below and through them.
  ///
  /// - Parameter origin: Where the container's upper left corner is.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin)
  }
}
