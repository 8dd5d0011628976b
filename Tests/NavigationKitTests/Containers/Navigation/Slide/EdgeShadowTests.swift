import Drawing
import Foundation
import Testing

@testable import NavigationKit

struct EdgeShadowTests {
  private let page = CGRect(x: 100, y: 0, width: 390, height: 844)

  @Test(arguments: [false, true])
  func `it rises to the edge, without a step, as dark as the page is in place`(isMirrored: Bool) {
    let bands = EdgeShadow.bands(beside: page, isMirrored: isMirrored, coverage: 0.5)
    let stops = bands.map {
      isMirrored ? ($0.end.alpha, $0.start.alpha) : ($0.start.alpha, $0.end.alpha)
    }
    #expect(stops.map(\.0) == [0, 0.005])
    #expect(stops.map(\.1) == [0.005, 0.1])
    #expect(bands.map(\.frame.minX) == (isMirrored ? [498, 490] : [84, 92]))
    #expect(bands.allSatisfy { $0.frame.width == 8 && $0.frame.height == 844 })
  }

  @Test func `a page that covers nothing throws none`() {
    #expect(EdgeShadow.bands(beside: page, isMirrored: false, coverage: 0).isEmpty)
  }
}
