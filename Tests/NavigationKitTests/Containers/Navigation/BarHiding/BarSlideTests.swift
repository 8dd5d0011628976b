import Foundation
import Testing

@testable import NavigationKit

/// A bar that only one of two pages has, as one page takes the other's place.
struct BarSlideTests {
  @Test func `a bar that only the page above has comes in with it, from the side`() throws {
    let fixture = NavigationFixture("A")
    let navigation = fixture.navigation
    navigation.setNavigationBarHidden(true, animated: false)
    let page = fixture.page("B")
    page.whenAppearing = { [unowned navigation] in
      navigation.setNavigationBarHidden(false, animated: true)
    }
    navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.1)
    let bar = navigation.navigationBar.presentedFrame(at: fixture.stage.now)
    let x = try #require(fixture.x(of: page))
    #expect(x > 20 && abs(bar.minX - x) < 0.001 && bar.minY == 0)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["B"])
    #expect(navigation.navigationBar.presentedFrame(at: fixture.stage.now).minX == 0)
  }
}
