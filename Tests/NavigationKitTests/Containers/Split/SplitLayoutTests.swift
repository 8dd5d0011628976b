import Foundation
import Testing

@testable import NavigationKit

/// The pure decisions of columns.
struct SplitLayoutTests {
  typealias Display = SplitDisplay

  private func decide(
    _ size: CGSize, isTriple: Bool = false, behavior: Display.Behavior = .automatic,
    mode: Display.Mode = .automatic, chosen: Int? = nil
  ) -> Display {
    Display(
      Display.Preferences(
        isTriple: isTriple, behavior: behavior, mode: mode, chosen: chosen, size: size,
        sidebarWidth: isTriple ? 695 : 320))
  }

  @Test(
    arguments: [
      (-100, 100, 0.5, true), (100, -300, 0.25, false), (-30, 10, 0.75, true),
      (10, 200, nil, false), (-20, -5, nil, false), (-20, 0, nil, false), (0, 40, nil, false),
    ] as [(CGFloat, CGFloat, Double?, Bool)])
  func `what passes the button is seen on its inner side alone`(
    before: CGFloat, after: CGFloat, meeting: Double?, comes: Bool
  ) {
    let fade = ButtonPassage(before: before, after: after).fade
    let range = meeting.map { comes ? $0...1 : 0...$0 }
    #expect(fade?.window.range == range)
    #expect(fade.map { $0.from == (comes ? 0 : 1) && $0.to == (comes ? 1 : 0) } != false)
  }

  @Test func `what suits the room is chosen unless more is said`() {
    let (wide, tall) = (CGSize(width: 1180, height: 820), CGSize(width: 820, height: 1180))
    let largest = CGSize(width: 1366, height: 1024)
    let cases: [(Display, Display.Behavior, Display.Mode)] = [
      (decide(wide), .tile, .oneBesideSecondary),
      (decide(tall), .overlay, .secondaryOnly),
      (decide(wide, isTriple: true), .displace, .oneBesideSecondary),
      (decide(largest, isTriple: true), .tile, .twoBesideSecondary),
      (decide(tall, isTriple: true), .overlay, .secondaryOnly),
      (decide(tall, mode: .oneBesideSecondary), .tile, .oneBesideSecondary),
      (decide(wide, mode: .oneOverSecondary), .overlay, .oneOverSecondary),
      (decide(wide, mode: .secondaryOnly), .tile, .secondaryOnly),
      (decide(wide, behavior: .overlay, mode: .oneBesideSecondary), .overlay, .oneOverSecondary),
      (decide(tall, behavior: .tile), .tile, .oneBesideSecondary),
      (decide(wide, behavior: .displace), .tile, .oneBesideSecondary),
      (decide(wide, mode: .twoBesideSecondary), .tile, .oneBesideSecondary),
      (decide(wide, isTriple: true, chosen: 2), .displace, .twoDisplaceSecondary),
      (decide(tall, isTriple: true, chosen: 2), .overlay, .twoOverSecondary),
      (decide(tall, isTriple: true, chosen: 1), .overlay, .oneOverSecondary),
      (decide(wide, isTriple: true, mode: .twoDisplaceSecondary), .displace, .twoDisplaceSecondary),
    ]
    for (index, (display, behavior, mode)) in cases.enumerated() {
      #expect(display.behavior == behavior && display.mode == mode, "case \(index): \(display)")
    }
  }

  @Test func `columns lie beside, over or in place of each other`() {
    func lay(
      _ behavior: Display.Behavior, _ sidebars: Int, isTriple: Bool = false, left: Bool = true
    ) -> [ClosedRange<CGFloat>] {
      let display = Display(behavior: behavior, sidebars: sidebars, isTriple: isTriple)
      let layout = SplitLayout(
        SplitLayout.Content(
          display: display, size: CGSize(width: 1000, height: 700), primaryWidth: 299,
          supplementaryWidth: 349, line: 1, isPrimaryLeft: left))
      return display.columns.map { layout.frame(of: $0) }.map { $0.minX...$0.maxX }
    }
    #expect(lay(.tile, 1) == [0...300, 300...1000])
    #expect(lay(.tile, 0) == [-300...0, 0...1000])
    #expect(lay(.tile, 1, left: false) == [700...1000, 0...700])
    #expect(lay(.overlay, 1) == [0...300, 0...1000])
    #expect(lay(.tile, 2, isTriple: true) == [0...300, 300...650, 650...1000])
    #expect(lay(.tile, 1, isTriple: true) == [-300...0, 0...350, 350...1000])
    #expect(lay(.displace, 2, isTriple: true) == [0...300, 300...650, 650...1300])
    #expect(lay(.displace, 1, isTriple: true) == [-300...0, 0...350, 350...1000])
    #expect(lay(.overlay, 2, isTriple: true) == [0...300, 300...650, 0...1000])
    #expect(lay(.overlay, 0, isTriple: true) == [-650 ... -350, -350...0, 0...1000])
  }

  @Test func `stacks are put together and taken apart`() {
    let stacks = ColumnStacks(columns: [["p"], ["s"], ["d", "e"]])
    let cases: [([String], [[String]])] = [
      (["p", "s", "d", "e"], [["p"], ["s"], ["d", "e"]]),
      (["p", "q", "s", "d", "x"], [["p", "q"], ["s"], ["d", "x"]]),
      (["p"], [["p"], ["s"], ["d", "e"]]),
      (["p", "x"], [["p", "x"], ["s"], ["d", "e"]]),
      (["p", "d"], [["p"], ["s"], ["d"]]),
      (["s", "d"], [["p"], ["s"], ["d"]]),
      ([], [["p"], ["s"], ["d", "e"]]),
    ]
    for (stack, parts) in cases { #expect(stacks.divide(stack) == parts, "\(stack)") }
    #expect(stacks.showing(0, in: ["p", "s", "d"]) == ["p"])
    #expect(stacks.showing(2, in: ["p"]) == ["p", "s", "d", "e"])
    #expect(stacks.showing(1, in: ["p", "s", "d"]) == ["p", "s"])
    #expect(stacks.hiding(2, in: ["p", "s", "d"]) == ["p", "s"])
    #expect(stacks.hiding(1, in: ["p", "d"]) == nil && stacks.hiding(0, in: ["p"]) == nil)
  }
}
