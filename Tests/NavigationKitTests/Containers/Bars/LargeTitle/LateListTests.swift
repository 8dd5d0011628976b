import Foundation
import Testing

@testable import NavigationKit

/// A page whose list comes once it is on screen.
struct LateListTests {
  @Test func `its large title folds point for point with the list`() {
    let fixture = NavigationFixture("Albums")
    let bar = fixture.navigation.navigationBar
    bar.prefersLargeTitles = true
    fixture.stage.settle()
    let list = UIScrollView(frame: fixture.pages[0].view.bounds)
    list.contentSize = CGSize(width: 390, height: 3000)
    fixture.pages[0].view.addSubview(list)
    fixture.stage.settle()
    #expect(bar.frame.height == 96 && list.contentOffset.y == -96)
    for distance: CGFloat in [1, 20, 40, 52, 30] {
      list.contentOffset.y = distance - 96
      fixture.stage.advance(by: 0)
      #expect(bar.frame.height == 96 - distance && list.contentOffset.y == distance - 96)
    }
  }
}
