import Drawing
import Foundation
import NavigationKit
import Testing

/// What a section index shows besides titles.
struct SectionIndexLineTests {
  private final class Words: TableFixture {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      [UITableView.indexSearch] + "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    }
  }

  @Test func `a magnifying glass and dots are smaller than their lines, in the middle of them`() {
    let table = Words(count: 3)
    table.start()
    table.stage.resize(to: CGSize(width: 390, height: 100), safeAreaInsets: .zero)
    table.stage.settle()
    let drawn = table.stage.drawn
    // Seven lines of 14 points from 1 on, in a strip of 15 at the edge.
    let glasses = drawn.images.filter { $0.image == .symbol("magnifyingglass") }
    #expect(glasses.map(\.frame) == [CGRect(x: 376.5, y: 2, width: 12, height: 12)])
    let dots = drawn.fills.map(\.frame).filter { $0.minX > 375 && $0.width == $0.height }
    #expect(
      dots == [
        CGRect(x: 380.5, y: 20, width: 4, height: 4), CGRect(x: 380.5, y: 48, width: 4, height: 4),
        CGRect(x: 380.5, y: 76, width: 4, height: 4),
      ])
  }
}
