import Foundation
import Testing

@testable import NavigationKit

/// Where an edit menu is and how its titles are divided.
struct EditMenuLayoutTests {
  private let room = CGRect(x: 8, y: 50, width: 304, height: 400)

  private func layout(_ widths: [CGFloat], anchor: CGRect) -> EditMenuLayout {
    EditMenuLayout(widths: widths, anchor: anchor, room: room)
  }

  @Test func `it is in the middle above what it belongs to, within the room`() {
    let middle = layout([60, 60], anchor: rect(150, 200, 20, 24)).frame(ofPage: 0)
    #expect(middle == rect(100, 200 - 44 - EditMenuMetrics.gap, 120, 44))
    let side = layout([60, 60], anchor: rect(0, 200, 20, 24)).frame(ofPage: 0)
    #expect(side.minX == 8)
    let top = layout([60], anchor: rect(150, 60, 20, 24)).frame(ofPage: 0)
    #expect(top.minY == 84 + EditMenuMetrics.gap)
    let full = layout([60], anchor: rect(0, 40, 320, 420)).frame(ofPage: 0)
    #expect(full.midY == 250)
  }

  @Test
  func `too many titles are divided into pages, with an arrow to each that follows or precedes`() {
    #expect(layout([100, 100, 100], anchor: .zero).pages == [0..<3])
    // 304 - 40 = 264 for the first page's titles, 224 for one in the middle, 264 for the last.
    let two = layout([100, 100, 100, 50], anchor: .zero)
    #expect(two.pages == [0..<2, 2..<4])
    #expect(two.frame(ofPage: 0).width == 240 && two.frame(ofPage: 1).width == 190)
    #expect(layout([300, 300], anchor: .zero).pages == [0..<1, 1..<2])
    let three = layout(Array(repeating: 100, count: 6), anchor: .zero)
    #expect(three.pages == [0..<2, 2..<4, 4..<6])
  }
}
