import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The titles at a table's trailing edge, which lead to its sections.
struct SectionIndexTests {
  private static let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  /// Words in sections by their first letter.
  private final class Words: TableFixture {
    var titles: [String]? = SectionIndexTests.alphabet
    var sections: [Int]?

    init(style: UITableView.Style = .plain, isRightToLeft: Bool = false) {
      super.init(
        SectionIndexTests.alphabet.map { letter in (1...6).map { "\(letter)\($0)" } }, style: style,
        isRightToLeft: isRightToLeft)
      headers = SectionIndexTests.alphabet.map { "Words with \($0)" }
    }

    required init?(coder: NSCoder) { nil }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      calls.append("section \(title) \(index)")
      return sections?[index] ?? index
    }

    var index: [StageElement] {
      stage.elements(.indexTitle).sorted { $0.frame.minY < $1.frame.minY }
    }

    func middle(of title: String) -> CGPoint {
      let frame = index.first { $0.label == title }?.frame ?? .zero
      return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The header at the top.
    var top: String? {
      stage.elements().filter { $0.role == .text && $0.frame.maxY > 0 }
        .min { $0.frame.minY < $1.frame.minY }?.label
    }
  }

  @Test func `the titles are at the trailing edge, in the middle of the height`() {
    let table = Words()
    table.start()
    #expect(table.index.map(\.label) == Self.alphabet)
    #expect(table.index.allSatisfy { $0.frame.maxX == 390 && $0.frame.width == 15 })
    // Half of the 26 lines are above the middle at 440 points.
    #expect(table.middle(of: "A").y == 265)
    #expect(table.middle(of: "B").y - table.middle(of: "A").y == 14)
  }

  @Test func `a tap on a title shows its section at the top`() {
    let table = Words()
    table.start()
    table.stage.tap(at: table.middle(of: "M"))
    #expect(table.take() == ["section M 12"])
    #expect(table.top == "Words with M")
    #expect(table.tableView.contentOffset.y == table.tableView.rectForHeader(inSection: 12).minY)
    table.stage.tap(at: table.middle(of: "A"))
    #expect(table.tableView.contentOffset.y == table.tableView.rectForHeader(inSection: 0).minY)
    table.stage.tap(at: table.middle(of: "Z"))
    let end = table.tableView.contentSize.height - 880
    #expect(table.tableView.contentOffset.y == end)
  }

  @Test func `a scroll indicator that is seen does not take its fingers`() {
    let table = Words()
    table.start()
    table.tableView.flashScrollIndicators()
    table.stage.tap(at: table.middle(of: "A"))
    table.tableView.flashScrollIndicators()
    #expect(table.take() == ["section A 0"])
    let bars = table.tableView.subviews.compactMap { $0 as? ScrollIndicator }
    table.stage.press(at: CGPoint(x: 386, y: bars[0].frame.midY))
    #expect(bars.count == 2 && bars.allSatisfy { !$0.isHeld })
  }

  @Test func `a finger that moves over the titles goes to each, and neither scrolls nor swipes`() {
    let table = Words()
    table.start()
    table.stage.press(at: table.middle(of: "C"))
    #expect(table.top == "Words with C")
    table.stage.move(to: table.middle(of: "F"), over: 0.3)
    #expect(table.top == "Words with F")
    // Beside the strip it stays with the finger's height, and below it at the last title.
    table.stage.move(to: CGPoint(x: 100, y: table.middle(of: "D").y), over: 0.3)
    #expect(table.top == "Words with D")
    table.stage.move(to: CGPoint(x: 385, y: 870), over: 0.3)
    table.stage.release()
    #expect(table.take().last == "section Z 25")
    #expect(table.stage.elements(.button).isEmpty)
    #expect(!table.tableView.isDecelerating)
  }

  @Test func `titles may lead to any section, or nowhere`() {
    let table = Words()
    table.titles = [UITableView.indexSearch, "A–M", "N–Z"]
    table.sections = [NSNotFound, 0, 13]
    table.start()
    #expect(table.index.map(\.label) == ["Search", "A–M", "N–Z"])
    table.stage.tap("N–Z")
    #expect(table.top == "Words with N")
    let offset = table.tableView.contentOffset
    table.stage.tap("Search")
    #expect(table.tableView.contentOffset == offset)
    #expect(table.stage.drawn.images.map(\.image).contains(.symbol("magnifyingglass")))
  }

  @Test func `rows and headers make room, and separators end before the index`() {
    let table = Words()
    table.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
    table.start()
    let cell = table.tableView.cellForRow(at: [0, 0])
    #expect(cell?.accessories.first?.frame.maxX == 359)
    let lines = table.stage.drawn.fills(.separator)
    #expect(!lines.isEmpty && lines.allSatisfy { $0.maxX == 375 })
  }

  @Test func `from right to left the index is at the left edge`() {
    let table = Words(isRightToLeft: true)
    table.start()
    #expect(table.index.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 15 })
    #expect(table.tableView.cellForRow(at: [0, 0])?.contentView.frame.minX == 15)
    table.stage.tap(at: table.middle(of: "M"))
    #expect(table.top == "Words with M")
  }

  @Test func `inset groups have the index in their margin`() {
    let table = Words(style: .insetGrouped)
    table.start()
    #expect(table.tableView.rectForRow(at: [0, 0]).maxX == 374)
    #expect(table.index.first?.frame.minX == 375)
  }

  @Test func `where the titles have no room, dots stand for some, and lead to them`() {
    let table = Words()
    table.start()
    table.stage.resize(to: CGSize(width: 390, height: 100), safeAreaInsets: .zero)
    table.stage.settle()
    #expect(table.index.map(\.label) == ["A", "I", "Q", "Z"])
    _ = table.take()
    let (a, i) = (table.middle(of: "A").y, table.middle(of: "I").y)
    table.stage.press(at: CGPoint(x: 385, y: a))
    table.stage.move(to: CGPoint(x: 385, y: i), over: 0.5)
    table.stage.release()
    #expect(
      table.take() == zip("ABCDEFGHI", 0...).map { "section \($0) \($1)" })
  }

  @Test func `the index comes with the number of rows, and follows the data`() {
    let table = Words()
    table.tableView.sectionIndexMinimumDisplayRowCount = 157
    table.start()
    #expect(table.index.isEmpty)
    #expect(table.tableView.cellForRow(at: [0, 0])?.contentView.frame.width == 390)
    table.tableView.sectionIndexMinimumDisplayRowCount = 156
    #expect(table.index.count == 26)
    #expect(table.tableView.cellForRow(at: [0, 0])?.contentView.frame.width == 375)
    table.titles = ["A", "B"]
    #expect(table.index.count == 26)
    table.tableView.reloadSectionIndexTitles()
    #expect(table.index.map(\.label) == ["A", "B"])
    table.titles = nil
    table.tableView.reloadData()
    #expect(table.index.isEmpty)
  }

  @Test func `its colours are those of the app, another under a finger`() {
    let table = Words()
    table.tableView.sectionIndexColor = .systemRed
    table.tableView.sectionIndexBackgroundColor = .systemYellow
    table.tableView.sectionIndexTrackingBackgroundColor = .systemGreen
    table.start()
    func strips(_ color: UIColor) -> Int {
      table.stage.drawn.fills(color).count
    }
    #expect(
      table.stage.drawn.text("B")?.color == UIColor.systemRed.color(in: table.traitCollection))
    #expect((strips(.systemYellow), strips(.systemGreen)) == (1, 0))
    table.stage.press(at: table.middle(of: "B"))
    #expect((strips(.systemYellow), strips(.systemGreen)) == (0, 1))
    table.stage.release()
    #expect((strips(.systemYellow), strips(.systemGreen)) == (1, 0))
  }
}
