import Foundation
import Testing

@testable import NavigationKit

/// The heights of rows that follow each other.
struct HeightRunTests {
  @Test func `a run takes up to 64 different heights, and any number of equal ones`() {
    var run = HeightRun(1, isMeasured: true)
    let fitting = (2...70).prefix { run.absorb(HeightRun(CGFloat($0), isMeasured: true)) }
    // Positions in a run are found by adding up its heights, which has to stay short.
    #expect(fitting.last == 64 && run.count == 64 && run.height == 2080)
    #expect(run.top(of: 63) == 2016)
    var equal = HeightRun(44, count: 1000, isMeasured: true)
    let fits = equal.absorb(HeightRun(44, count: 500, isMeasured: true))
    #expect(fits && equal.count == 1500 && equal.top(of: 1499) == 65_956)
  }
}
