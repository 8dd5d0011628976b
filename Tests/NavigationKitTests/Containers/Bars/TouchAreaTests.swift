import Foundation
import Testing

@testable import NavigationKit

/// The touch areas of a row of buttons.
struct TouchAreaTests {
  private func spans(_ buttons: [ClosedRange<CGFloat>], beside others: [ClosedRange<CGFloat>] = [])
    -> [ClosedRange<CGFloat>]
  {
    func frame(_ span: ClosedRange<CGFloat>) -> CGRect {
      CGRect(x: span.lowerBound, y: 0, width: span.upperBound - span.lowerBound, height: 20)
    }
    return TouchAreas.areas(of: buttons.map(frame), beside: others.map(frame))
      .map { $0.minX...$0.maxX }
  }

  @Test func `a button alone has a finger's width around it, a wide one its own`() {
    #expect(spans([100...120]) == [88...132])
    #expect(spans([100...160]) == [100...160])
  }

  @Test func `neighbours share what is between them, whatever they are listed as`() {
    #expect(spans([100...120, 128...148]) == [88...124, 124...160])
    #expect(spans([128...148, 100...120]) == [124...160, 88...124])
    #expect(spans([100...120, 130...150, 160...180]) == [88...125, 125...155, 155...192])
  }

  @Test func `a view of one's own keeps its half of the gap`() {
    #expect(spans([100...120], beside: [126...200]) == [88...123])
    #expect(spans([100...120], beside: [0...90, 126...200]) == [95...123])
  }
}
