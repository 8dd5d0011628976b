import Goldens
import NavigationKit
import PortedScreens
import Testing

/// Screens as they stand in apps of Swift 5, compiled in that mode and without a word of the main actor.
@Suite struct PortedScreensTests {
  private let stage = Stage(size: .phone)
  private let router = Router()

  /// Shows the first page; in the test's body, as the page hears of every stage's keyboard.
  private func start() throws -> SignInController {
    stage.hasSoftwareKeyboard = true
    stage.window.rootViewController = router.navigationController
    stage.window.makeKeyAndVisible()
    router.start()
    stage.settle()
    return try #require(router.navigationController.topViewController as? SignInController)
  }

  @Test func `a plain class takes the app from page to page`() throws {
    _ = try start()
    stage.tap("Continue")
    stage.settle()
    #expect(router.shown == ["Sign In", "Profile"])
  }

  @Test func `a notification's block moves what the keyboard would cover`() throws {
    let page = try start()
    let before = page.nameField.convert(page.nameField.bounds, to: nil)
    stage.tap("Name")
    stage.settle()
    let key = try #require(stage.elements().first { $0.label.lowercased() == "q" })
    let after = page.nameField.convert(page.nameField.bounds, to: nil)
    #expect(before.maxY > key.frame.minY)
    #expect(after.maxY < key.frame.minY)
  }

  @Test func `a stack that is its bar's delegate by an extension is asked and hears`() {
    let navigation = AskingController()
    for title in ["A", "B"] {
      let page = UIViewController()
      page.title = title
      navigation.pushViewController(page, animated: false)
    }
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.tap("A")
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    navigation.mayGoBack = true
    stage.tap("A")
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.heard == ["shouldPop B", "shouldPop B", "didPop B"])
  }
}
