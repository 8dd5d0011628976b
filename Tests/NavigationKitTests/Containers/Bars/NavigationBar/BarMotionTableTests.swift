import Foundation
import Testing

@testable import NavigationKit

/// The table of the motion of each part of two bars in a transition.
struct BarMotionTableTests {
  /// A row: a part, its distance over the whole transition in widths or points, and when it is
  /// visible.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var isUpper = false
    let part: BarMotion.Part
    /// The distance from its position while the lower page is uncovered to that while it is
    /// covered.
    var offset: CGFloat = 0
    var moves = ProgressWindow.whole
    let fades: ProgressWindow?
    var flight = Flight.first
  }

  /// The bars: root and first page, two pages with back buttons, a root with another back title.
  enum Flight: Sendable { case first, further, custom, popOfFirst }

  /// When the first and the second of two titles at the same position fade.
  nonisolated static let first = ProgressWindow(range: 0.2...0.5, curve: .linear)
  nonisolated static let second = ProgressWindow(range: 0.5...0.8, curve: .linear)

  nonisolated static let rows: [Row] = [
    Row(testDescription: "title to back title", part: .title, offset: -123, fades: second),
    Row(
      testDescription: "title to a back title that says something else", part: .title, offset: -123,
      fades: first, flight: .custom),
    Row(
      testDescription: "back title from title", isUpper: true, part: .backTitle, offset: -123,
      fades: first),
    Row(
      testDescription: "back title from a title that says something else", isUpper: true,
      part: .backTitle, offset: -123, fades: second, flight: .custom),
    Row(
      testDescription: "old back title", part: .backTitle, offset: -200, fades: .until(0.2),
      flight: .further),
    Row(
      testDescription: "first chevron, coming", isUpper: true, part: .chevron, offset: -26,
      moves: ProgressWindow(range: 0...0.5, curve: .linear), fades: .from(0.4)),
    Row(
      testDescription: "first chevron, going", isUpper: true, part: .chevron, offset: -26,
      moves: ProgressWindow(range: 0.5...1, curve: .linear), fades: .from(0.9),
      flight: .popOfFirst),
    Row(
      testDescription: "lower chevron under another", part: .chevron, fades: nil, flight: .further),
    Row(
      testDescription: "upper chevron over another", isUpper: true, part: .chevron,
      fades: .from(0.4), flight: .further),
    Row(testDescription: "lower left items", part: .left(0), fades: .until(0.4)),
    Row(testDescription: "lower right items", part: .right(0), fades: .until(0.6)),
    Row(testDescription: "upper left items", isUpper: true, part: .left(0), fades: .from(0.6)),
    Row(testDescription: "upper right items", isUpper: true, part: .right(0), fades: .from(0.4)),
    Row(
      testDescription: "upper title", isUpper: true, part: .title, offset: -200, fades: .from(0.25)),
  ]

  @Test(arguments: rows)
  func `each part of two bars moves and fades in its own part of the flight`(row: Row) throws {
    let root = layout(isCustom: row.flight == .custom, title: 100, back: nil)
    let page = layout(isCustom: false, title: 60, back: [50])
    let motion = BarMotion(
      lower: row.flight == .further ? page : root, upper: page, width: 400,
      isPop: row.flight == .popOfFirst, isNamed: row.flight != .custom)
    let found = try #require((row.isUpper ? motion.upper : motion.lower)[row.part])
    #expect(found.covered.minX - found.uncovered.minX == row.offset)
    #expect(found.covered.size == found.uncovered.size)
    #expect(row.offset == 0 || found.moves == row.moves)
    #expect(found.fades == row.fades)
  }

  @Test func `a chevron over none leaves by 0.6 where the page above has none`() {
    let bare = layout(isCustom: false, title: 60, back: nil)
    let motion = BarMotion(
      lower: layout(isCustom: false, title: 60, back: [50]), upper: bare, width: 400)
    #expect(motion.lower[.chevron]?.fades == .until(0.6))
    #expect(motion.lower[.chevron]?.covered == motion.lower[.chevron]?.uncovered)
  }

  private func layout(isCustom: Bool, title: CGFloat, back: [CGFloat]?) -> NavigationBarLayout {
    let item = NavigationBarLayout.Item(size: CGSize(width: 20, height: 20))
    return NavigationBarLayout(
      NavigationBarLayout.Content(
        size: CGSize(width: 400, height: 44), backTitles: back, left: [item], right: [item],
        title: CGSize(width: title, height: 20), titleIsCustom: isCustom))
  }
}
