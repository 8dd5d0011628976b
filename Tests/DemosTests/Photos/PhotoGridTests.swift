import Foundation
import Testing

@testable import Demos

nonisolated struct PhotoGridTests {
  @Test(arguments: [(CGFloat(320), 3), (390, 3), (430, 3), (844, 7), (0, 3)])
  func `a phone has three columns, more room more`(width: CGFloat, columns: Int) {
    #expect(PhotoGrid(width: width).columns == columns)
  }

  @Test func `thumbnails fill the width to the last point`() {
    let grid = PhotoGrid(width: 390)
    #expect(grid.frame(ofColumn: 0).minX == 0)
    #expect(abs(grid.frame(ofColumn: 2).maxX - 390) < 0.001)
    #expect(grid.frame(ofColumn: 1).minX - grid.frame(ofColumn: 0).maxX == PhotoGrid.gap)
  }

  @Test func `the last row holds what is left`() {
    let grid = PhotoGrid(width: 390)
    #expect(grid.rows(for: 0) == 0)
    #expect(grid.rows(for: 8) == 3)
    #expect(grid.indices(ofRow: 2, count: 8) == 6..<8)
  }
}
