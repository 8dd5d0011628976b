import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// An app ends and another one starts on the same stage.
struct RestartTests {
  @Test func `the next app starts on an empty screen, and knows nothing of the one before`() throws
  {
    let stage = Stage(size: .phone)
    let page = PageController("Old", log: CallLog())
    stage.show({ UINavigationController(rootViewController: page) }, restoring: nil)
    stage.perform { UILabel.appearance().textColor = .systemRed }
    stage.settle()
    UIView.animate(withDuration: 5) { page.view.alpha = 0 }
    stage.press(at: CGPoint(x: 100, y: 400))
    let time = stage.now
    stage.endApp()
    stage.release()
    #expect(stage.elements() == [] && stage.isSettled && stage.now == time)
    #expect(stage.application.appearancesIfUsed == nil)
    let next = PageController("New", log: CallLog())
    stage.show({ UINavigationController(rootViewController: next) }, restoring: nil)
    stage.settle()
    #expect(stage.elements().contains { $0.label == "New" })
    #expect(page.view.window !== stage.window && next.view.window === stage.window)
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(next.view.bounds.width == 844 && page.view.bounds.width == 390)
  }
}
