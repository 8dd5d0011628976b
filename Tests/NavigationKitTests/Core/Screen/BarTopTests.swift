import Drawing
import Foundation
import Testing

@testable import NavigationKit

@Suite struct BarTopTests {
  private let page = StatusBarController()

  private let stage = Stage(
    size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: UIEdgeInsets(top: 59))

  private func bar(below cutOut: ScreenChrome.CutOut) -> UINavigationController {
    stage.chrome = ScreenChrome(statusBar: StatusBar(), cutOut: cutOut)
    let navigation = UINavigationController(rootViewController: page)
    stage.show(navigation)
    stage.settle()
    return navigation
  }

  @Test func `below an island a bar begins a pixel above the end of the status bar`() {
    let navigation = bar(below: .island)
    #expect(abs(navigation.navigationBar.frame.minY - 53.667) < 0.001)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(abs(page.view.safeAreaInsets.top - 97.667) < 0.001)
  }

  @Test func `a page without a bar has the whole safe area`() {
    let navigation = bar(below: .island)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(page.view.safeAreaInsets.top == 59)
    navigation.setNavigationBarHidden(false, animated: false)
    #expect(abs(page.view.safeAreaInsets.top - 97.667) < 0.001)
  }

  @Test func `a page lies below an opaque bar, not under it`() {
    let navigation = bar(below: .island)
    navigation.navigationBar.isTranslucent = false
    stage.settle()
    #expect(abs(page.view.convert(CGPoint.zero, to: nil).y - 97.667) < 0.001)
  }

  @Test func `elsewhere it begins at the safe area`() {
    #expect(bar(below: .notch).navigationBar.frame.minY == 59)
    #expect(StatusBarMetrics.barTop(safeArea: 0, .island, scale: 3) == 0)
  }

  @Test func `in a sheet it begins at the top of the card`() {
    let below = bar(below: .island)
    let sheet = UINavigationController(rootViewController: StatusBarController())
    below.present(sheet, animated: false)
    #expect(sheet.navigationBar.frame.minY == 0)
  }
}
