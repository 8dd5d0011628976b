import Foundation
import Goldens
import NavigationKit
import Testing

@testable import Scenario

/// Steps that scroll, as a user writes them.
struct ScrollStepTests {
  private static func play(_ steps: String..., on stage: Stage) throws -> [String] {
    try playWritten(steps, on: stage).failures.map(\.sentence)
  }

  @Test(arguments: ["Row 40", "Row 60", "Row 9", "Row 1"])
  func `a row that is scrolled away comes on screen, and is tapped`(name: String) throws {
    let (stage, rows) = stageWithRows()
    #expect(try Self.play("scroll-to: \(name)", "tap: \(name)", on: stage) == [])
    #expect(rows.tapped == [name])
    #expect(stage.isSettled)
  }

  @Test func `a row is not left under a bar`() throws {
    let (stage, rows) = stageWithRows()
    #expect(try Self.play("scroll: {in: Row 5, by: [0, 30]}", "scroll-to: Row 1", on: stage) == [])
    #expect(rows.tableView.contentOffset.y == -rows.tableView.adjustedContentInset.top)
  }

  @Test(arguments: ["Row 10", "Row 11", "Row 12", "Row 13"])
  func `a row of which a part is cut off comes on screen as a whole`(name: String) throws {
    let (stage, _) = stageWithRows()
    #expect(
      try Self.play("scroll-to: \(name)", "capture: {name: row, of: \(name)}", on: stage) == [])
  }

  @Test func `a tile that is cut off both ways comes on screen as a whole`() throws {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    page.contentSize = CGSize(width: 320, height: 1000)
    let shelf = UIScrollView(frame: CGRect(x: 0, y: 400, width: 320, height: 120))
    shelf.contentSize = CGSize(width: 900, height: 120)
    let tile = UIButton(frame: CGRect(x: 260, y: 0, width: 110, height: 120))
    tile.setTitle("Tile", for: .normal)
    shelf.addSubview(tile)
    page.addSubview(shelf)
    let controller = UIViewController()
    controller.view.addSubview(page)
    let stage = stage(showing: controller)
    #expect(
      try Self.play("scroll-to: Tile", "capture: {name: tile, of: Tile}", on: stage) == [])
    #expect(page.contentOffset.y > 0 && shelf.contentOffset.x > 0)
  }

  @Test func `a list is known by a row whose middle is under a bar`() throws {
    let (stage, rows) = stageWithRows()
    let start = rows.tableView.contentOffset.y
    #expect(
      try Self.play(
        "scroll: {in: Row 5, by: [0, 26]}", "scroll: {in: Row 1, by: [0, 44]}", on: stage) == [])
    #expect(abs(rows.tableView.contentOffset.y - start - 70) < 0.01)
  }

  @Test func `what is above is found on the way back`() throws {
    let (stage, rows) = stageWithRows()
    #expect(
      try Self.play(
        "scroll: {in: {id: rows}, to: bottom}", "scroll-to: Row 20", "tap: Row 20", on: stage) == []
    )
    #expect(rows.tapped == ["Row 20"])
  }

  @Test func `a direction is kept, and what is not there says how far the search went`() throws {
    let (stage, _) = stageWithRows()
    let failures = try Self.play("scroll-to: {target: Row 77, towards: down}", on: stage)
    #expect(failures.count == 1)
    let sentence = try #require(failures.first)
    #expect(sentence.hasPrefix("“Row 77” did not come on screen: scrolled 22"), "\(sentence)")
    #expect(
      sentence.hasSuffix(
        "points down, past 62 elements from toolbarButton “Sort” to cell “Row 60”: did you mean “Row 7”?"
      ), "\(sentence)")
  }

  @Test func `without a direction, it goes to the end and back`() throws {
    let (stage, rows) = stageWithRows(20)
    let sentence = try #require(try Self.play("scroll-to: Zoo", on: stage).first)
    #expect(sentence.contains("points down, then "), "\(sentence)")
    #expect(rows.tableView.contentOffset.y == -rows.tableView.adjustedContentInset.top)
  }

  @Test func `only so many drags are made`() throws {
    let (stage, _) = stageWithRows()
    let sentence = try Self.play("scroll-to: {target: Row 60, at-most: 2}", on: stage).first
    #expect(sentence?.contains("each way by no more than 2 drags, as at-most says") == true)
  }

  @Test func `where nothing scrolls, that is said`() throws {
    #expect(
      try Self.play("scroll-to: Zoo", on: stageWithAlbums()) == [
        "nothing here scrolls: name what is in the list, or take a larger text or a smaller screen"
      ])
  }

  @Test(
    arguments: [
      ("by: [0, 300]", 300), ("by: [0, 7]", 7), ("by: [0, 1000.5]", 1000.5),
    ] as [(String, CGFloat)])
  func `a finger scrolls by exactly a distance`(way: String, distance: CGFloat) throws {
    let (stage, rows) = stageWithRows()
    let start = rows.tableView.contentOffset.y
    #expect(try Self.play("scroll: {in: Row 3, \(way)}", on: stage) == [])
    #expect(abs(rows.tableView.contentOffset.y - start - distance) < 0.01)
    #expect(try Self.play("scroll: {in: {id: rows}, to: bottom}", on: stage) == [])
    let end = rows.tableView.contentSize.height - rows.tableView.bounds.height
    #expect(rows.tableView.contentOffset.y == end + rows.tableView.adjustedContentInset.bottom)
    #expect(try Self.play("scroll: {in: {id: rows}, to: top}", on: stage) == [])
    #expect(rows.tableView.contentOffset.y == start)
  }

  @Test func `a list that loads more at its end is left at some time`() throws {
    let stage = stage(showing: EndlessController())
    #expect(
      try Self.play("scroll: {in: [100, 300], to: bottom}", on: stage) == [
        "the list is not at its bottom after 200 drags: it may have no end; scroll by a distance, or "
          + "scroll-to an element"
      ])
  }

  @Test func `a distance beyond the end fails`() throws {
    let (stage, _) = stageWithRows(12)
    let sentence = try #require(
      try Self.play("scroll: {in: Row 3, by: [0, 3000]}", on: stage).first)
    #expect(sentence.hasPrefix("the list came to rest [0, "), "\(sentence)")
    #expect(sentence.contains("expected [0, 3000]"), "\(sentence)")
  }
}

/// A page whose content grows wherever it is scrolled.
private final class EndlessController: UIViewController, UIScrollViewDelegate {
  override func loadView() {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 2000)
    list.delegate = self
    view = list
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.contentSize.height = max(2000, scrollView.contentOffset.y + 2000)
  }
}

/// Plays steps as they are written in a scenario.
func playWritten(_ steps: [String], on stage: Stage) throws -> ScenarioRunner {
  let text = (["steps:"] + steps.map { "  - \($0)" } + ["  - capture: the end\n"])
    .joined(separator: "\n")
  let runner = ScenarioRunner(stage: stage, host: RecordingHost())
  try runner.run(ScriptSamples.read(text).steps)
  return runner
}
