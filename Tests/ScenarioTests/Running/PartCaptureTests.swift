import Drawing
import Foundation
import Goldens
import NavigationKit
import Testing

@testable import Scenario

/// Pictures of an element, of a whole list, and without some elements.
struct PartCaptureTests {
  private func take(_ steps: String..., on stage: Stage) throws -> (RecordingHost, [String]) {
    let text = "steps:\n" + steps.map { "  - \($0)\n" }.joined()
    let host = RecordingHost()
    let runner = ScenarioRunner(stage: stage, host: host)
    try runner.run(ScriptSamples.read(text).steps)
    return (host, runner.failures.map(\.sentence))
  }

  @Test func `a picture of a row has its size, and its text`() throws {
    let (host, failures) = try take(
      "capture: {name: row, of: Row 2, margin: 8}", on: stageWithRows().stage)
    #expect(failures == [])
    let row = try #require(host.stills["row"])
    #expect(row.frame.size == CGSize(width: 320, height: 60))
    #expect(
      row.text == """
        Screen
          (320.00 60.00)

        Elements
          cell "Row 2"  (0.00 8.00 320.00 44.00)

        """)
  }

  @Test func `an element that is only partly seen is no picture`() throws {
    let stage = stageWithRows().stage
    let (host, failures) = try take(
      "scroll: {in: Row 2, by: [0, 20]}", "capture: {name: second, of: Row 2}",
      "capture: {name: first, of: Row 1}", on: stage)
    #expect(
      failures == [
        "only a part of “Row 1” (0 24 320 44) is seen: scroll-to it first, or capture the whole list"
      ])
    #expect(host.stills["second"] != nil)
  }

  @Test func `a whole list is one picture, and stays where it was`() throws {
    let (stage, rows) = stageWithRows(40)
    let offset = rows.tableView.contentOffset
    let (host, failures) = try take("capture: {name: list, whole: {in: Row 3}}", on: stage)
    #expect(failures == [])
    let list = try #require(host.stills["list"])
    #expect(list.frame.size == CGSize(width: 320, height: 40 * 44))
    #expect(list.screen.elements.map(\.label) == (1...40).map { "Row \($0)" })
    #expect(list.screen.elements.map { $0.frame[1] } == (0..<40).map { Double($0) * 44 })
    #expect(rows.tableView.contentOffset == offset)
  }

  @Test func `a list that is too long says so`() throws {
    let (_, failures) = try take(
      "capture: {name: list, whole: {in: Row 3}}", on: stageWithRows(400).stage)
    #expect(
      failures == [
        "the list is 17600 points long, more than the 16000 of a picture: capture what is on screen"
      ])
  }

  @Test func `what is left out is painted over and says nothing`() throws {
    let (host, failures) = try take(
      "capture: {name: page, except: [Row 2]}", on: stageWithRows(3).stage)
    #expect(failures == [])
    let page = try #require(host.stills["page"])
    #expect(page.text.contains("cell \"…\"  (0.00 88.00 320.00 44.00)"), "\(page.text)")
    #expect(!page.text.contains("Row 2"))
    let last = try #require(page.frame.commands.last)
    #expect(
      last
        == .fill(
          Fill(
            frame: CGRect(x: -8, y: 80, width: 336, height: 60),
            color: Color(red: 0.5, green: 0.5, blue: 0.5))))
    let (_, missing) = try take(
      "capture: {name: page, except: [Zoo]}", on: stageWithRows(3).stage)
    #expect(missing.first?.hasPrefix("nothing on screen is labelled “Zoo”") == true)
  }

  @Test func `the same part is compared later`() throws {
    let (stage, _) = stageWithRows()
    let (_, failures) = try take(
      "capture: {name: row, of: Row 2}", "expect: {same-as: row}", on: stage)
    #expect(failures == [])
    let (_, others) = try take(
      "capture: {name: first, of: {role: cell, nth: 2}}", "scroll: {in: Row 4, by: [0, 44]}",
      "expect: {same-as: first}", on: stage)
    #expect(others == ["not the same as “first”: other frames"])
  }

  @Test(
    arguments: [
      // A list of 1000 points, of which 400 are seen.
      ([0.0...400, 300...700, 600...1000], 1000, [0...350, 350...650, 650...1000]),
      ([0.0...400], 300, [0...300]),
      ([0.0...400, 500...900], 1000, [0...350]),
      ([0.0...400, 0...400], 1000, [0...350]),
    ] as [([ClosedRange<CGFloat>], CGFloat, [ClosedRange<CGFloat>])])
  func `parts of a list are put together without gaps`(
    seen: [ClosedRange<CGFloat>], content: CGFloat, taken: [ClosedRange<CGFloat>]
  ) {
    var strips = ListStrips()
    #expect(seen.compactMap { strips.take(seen: $0, of: content) } == taken)
  }

  @Test func `a frame is put on pixels`() {
    let frame = CGRect(x: 1.1, y: 2, width: 10.2, height: 3.0000000001)
    #expect(frame.onPixels(scale: 2) == CGRect(x: 1, y: 2, width: 10.5, height: 3))
  }
}
