import Drawing
import Foundation

/// The lines of a text that fills containers one after the other, as far as they are needed.
struct TextContainersLayout {
  private var lines: [[LaidLine]] = []

  /// Something has changed.
  mutating func forget() { lines = [] }

  /// The lines in the last of some containers; those before it are filled first.
  mutating func lines(
    in containers: ArraySlice<NSTextContainer>, of storage: NSTextStorage
  ) -> [LaidLine] {
    let cachedCount = lines.count
    guard cachedCount < containers.count else { return lines[containers.count - 1] }
    for container in containers[cachedCount...] {
      let start = lines.last { !$0.isEmpty }?.last?.range.upperBound ?? 0
      lines.append(ContainerLines(storage, from: start, in: container).lines)
    }
    return lines[containers.count - 1]
  }
}

/// The lines of one container.
private struct ContainerLines {
  private(set) var lines: [LaidLine] = []

  private let start: Int
  private let container: NSTextContainer
  private let measurer: any TextMeasurer
  private let styled: StyledText
  private let text: String
  private let room: CGFloat

  /// Fills a container with text from a position on.
  init(_ storage: NSTextStorage, from start: Int, in container: NSTextContainer) {
    (self.start, self.container) = (start, container)
    let measurer = Stage.current?.textMeasurer ?? FixedTextMeasurer()
    self.measurer = measurer
    let rest = storage.attributedSubstring(
      from: NSRange(location: start, length: storage.length - start))
    text = rest.string
    styled = StyledText(rest) { attributes in
      (attributes[.font] as? UIFont ?? .systemFont(ofSize: UITextView.fontSize))
        .shown(in: .current, isAdjusted: false)
    }
    room = container.limitedTextWidth ?? .greatestFiniteMagnitude
    guard !text.isEmpty else { return }
    let runs = rest.runs(in: text, font: styled.font)
    guard let rooms = container.rooms(within: room) else {
      let limit = container.truncates ? container.maximumNumberOfLines : 0
      add(
        StyledLayout(
          text, runs: runs, width: room, numberOfLines: limit, measurer: measurer))
      return
    }
    add(StyledLayout(text, runs: runs, around: rooms, measurer: measurer))
  }

  private mutating func add(_ layout: StyledLayout) {
    var top: CGFloat = 0
    let limit = container.maximumNumberOfLines > 0 ? container.maximumNumberOfLines : .max
    for (index, line) in layout.lines.enumerated().prefix(limit) {
      top += line.before
      guard index == 0 || container.isEndless || top + line.height <= container.size.height else {
        return
      }
      lines.append(laid(line, layout.line(index), from: index, of: layout, top: top))
      top += line.height
    }
  }

  private func laid(
    _ line: StyledLayout.Line, _ own: StyledLayout, from index: Int, of layout: StyledLayout,
    top: CGFloat
  ) -> LaidLine {
    let next = layout.lines.indices.contains(index + 1) ? layout.lines[index + 1].start : nil
    let end = next ?? text.endIndex
    let part = text[line.start..<end]
    let hasLineFeed = part.utf8.last == UInt8(ascii: "\n")
    let range = line.start.utf16Offset(in: text)..<end.utf16Offset(in: text)
    let shown = range.lowerBound..<range.upperBound - (hasLineFeed ? 1 : 0)
    let padding = container.lineFragmentPadding
    let edges = CGRect(
      x: padding, y: 0, width: container.limitedTextWidth ?? layout.size.width, height: 0)
    return LaidLine(
      start + range.lowerBound..<start + range.upperBound, hasLineFeed: hasLineFeed, own,
      EditedLine(
        hasLineFeed ? part.dropLast() : part, start: start + range.lowerBound,
        extents: styled.extents(shown, measurer)),
      at: (
        line.place.left(
          ofWidth: line.width, in: edges, defaultAlignment: .natural, isRightToLeft: false), top,
        line.height
      ), textWidth: line.width,
      in: (
        line.room?.left ?? 0, (line.room?.width ?? edges.width) + 2 * padding, padding
      ))
  }
}
