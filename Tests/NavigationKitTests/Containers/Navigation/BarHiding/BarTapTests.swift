import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Taps on a page whose bars hide on taps.
struct BarTapTests {
  @Test func `a tap on a row selects it, and hides no bar`() {
    let list = FocusedList(style: .plain)
    let navigation = UINavigationController(rootViewController: list)
    let stage = Stage(size: .phone)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.settle()
    navigation.hidesBarsOnTap = true
    var selections = 0
    list.onSelect = { selections += 1 }
    stage.tap("Row 3")
    stage.settle()
    #expect(selections == 1 && !navigation.isNavigationBarHidden)
  }

  @Test func `a tap on a view that handles taps hides no bar, and one beside it does`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.hidesBarsOnTap = true
    let picture = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.addAction(UIAction { _ in taps += 1 })
    picture.addGestureRecognizer(tap)
    fixture.pages[0].view.addSubview(picture)
    fixture.stage.tap(at: CGPoint(x: 150, y: 250))
    fixture.stage.settle()
    #expect(taps == 1 && !fixture.navigation.isNavigationBarHidden)
    fixture.stage.tap(at: CGPoint(x: 300, y: 600))
    fixture.stage.settle()
    #expect(taps == 1 && fixture.navigation.isNavigationBarHidden)
  }
}
