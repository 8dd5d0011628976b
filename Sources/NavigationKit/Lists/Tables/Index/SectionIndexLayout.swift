import Foundation

/// The lines of a section index from top to bottom, and the title under a finger.
///
/// Where not all titles have room, dots stand for some of them.
nonisolated struct SectionIndexLayout: Hashable, Sendable {
  /// A line of the index.
  enum Entry: Hashable, Sendable {
    /// The title of an index.
    case title(Int)
    /// A dot for the titles of a range.
    case dot(Range<Int>)
  }

  /// The lines, from top to bottom.
  let entries: [Entry]
  /// The top of the first line, in points.
  let top: CGFloat

  /// Lays out a number of titles in the middle of a height.
  init(count: Int, height: CGFloat) {
    entries = SectionIndexLayout.entries(
      count: count, lines: Int(max(0, height) / SectionIndexMetrics.lineHeight))
    top = ((height - CGFloat(entries.count) * SectionIndexMetrics.lineHeight) / 2).rounded()
  }

  /// Chooses the entries for a number of lines: all titles, or evenly spread ones with dots between.
  private static func entries(count: Int, lines: Int) -> [Entry] {
    guard count > lines else { return (0..<count).map(Entry.title) }
    let gaps = (lines - 1) / 2
    guard gaps > 0 else { return [] }
    let titles = (0...gaps).map { $0 * (count - 1) / gaps }
    let dots = zip(titles, titles.dropFirst()).map { Entry.dot($0 + 1..<$1) }
    return zip(titles, dots).flatMap { [.title($0), $1] } + [.title(count - 1)]
  }

  /// The title at a height; the first one above the first line, the last one below the last line.
  func title(at y: CGFloat) -> Int? {
    guard !entries.isEmpty else { return nil }
    let line = min(
      max((y - top) / SectionIndexMetrics.lineHeight, 0), CGFloat(entries.count).nextDown)
    switch entries[Int(line)] {
    case .title(let index): return index
    case .dot(let range):
      let share = line - line.rounded(.down)
      return range.lowerBound + Int(share * CGFloat(range.count))
    }
  }

  /// The middle of a line, in points from the top.
  func middle(of line: Int) -> CGFloat {
    top + (CGFloat(line) + 0.5) * SectionIndexMetrics.lineHeight
  }
}

/// The dimensions of a section index, in points, from screenshots of the classic look.
nonisolated enum SectionIndexMetrics {
  /// The distance from one title to the next.
  static let lineHeight: CGFloat = 14
  /// The size of the titles, which does not follow the text size: all of them are to have room.
  static let fontSize: CGFloat = 11
  /// The minimum width, and the space beside the widest title.
  static let width: CGFloat = 15
  static let padding: CGFloat = 3
  /// The side of the magnifying glass, and of a dot.
  static let glass: CGFloat = 12
  static let dot: CGFloat = 4
  /// The radius of the corners of a background.
  static let radius: CGFloat = 7
}
