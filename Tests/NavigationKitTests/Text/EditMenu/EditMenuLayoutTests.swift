import Foundation
import Testing

@testable import NavigationKit

/// Where an edit menu is and how its titles are divided.
struct EditMenuLayoutTests {
  private let room = CGRect(x: 8, y: 50, width: 304, height: 400)

  private func layout(_ widths: [CGFloat], anchor: CGRect) -> EditMenuLayout {
    EditMenuLayout(widths: widths, anchor: anchor, room: room)
  }

  @Test func `it is in the middle above what it points at, within the room`() {
    let middle = layout([60, 60], anchor: rect(150, 200, 20, 24)).placement(ofPage: 0)
    #expect(middle.frame == rect(100, 143, 120, 45) && middle.arrow.tip == 60)
    #expect(middle.arrow.side == .bottom)
    let side = layout([60, 60], anchor: rect(0, 200, 20, 24)).placement(ofPage: 0)
    #expect(side.frame.minX == 8 && side.arrow.tip == 17.5.rounded())
    let top = layout([60], anchor: rect(150, 60, 20, 24)).placement(ofPage: 0)
    #expect(top.frame.minY == 96 && top.arrow.side == .top)
    let full = layout([60], anchor: rect(0, 40, 320, 420)).placement(ofPage: 0)
    #expect(full.frame.midY == 250.5 || full.frame.midY == 249.5)
  }

  @Test func `too many titles are divided into pages`() {
    #expect(layout([100, 100, 100], anchor: .zero).pages == [0..<3])
    // 304 - 2 * 34 = 236 for titles.
    #expect(layout([100, 100, 100, 50], anchor: .zero).pages == [0..<2, 2..<4])
    #expect(layout([300, 300], anchor: .zero).pages == [0..<1, 1..<2])
  }
}
