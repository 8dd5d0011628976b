import Goldens
import Foundation
import NavigationKit
import Testing

/// Touches that are ignored, and links that come from outside.
struct InteractionTests {
  private let stage = Stage(size: .phone)

  @Test func `touches are ignored until all that began it have ended it`() {
    let app = LinkApp()
    stage.launch(app)
    let application = app.application
    application?.beginIgnoringInteractionEvents()
    application?.beginIgnoringInteractionEvents()
    stage.tap("Tap")
    application?.endIgnoringInteractionEvents()
    stage.tap("Tap")
    #expect(app.taps == 0 && application?.isIgnoringInteractionEvents == true)
    application?.endIgnoringInteractionEvents()
    stage.tap("Tap")
    #expect(app.taps == 1 && application?.isIgnoringInteractionEvents == false)
  }

  @Test func `a link goes to the delegate`() throws {
    let app = LinkApp()
    stage.launch(app)
    #expect(stage.open(try #require(URL(string: "harbour://berth/4"))))
    #expect(app.links == ["harbour://berth/4"])
  }
}

private final class LinkApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var application: UIApplication?
  private(set) var taps = 0
  private(set) var links: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.application = application
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Tap") { _ in self.taps += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    let page = UIViewController()
    page.view.addSubview(button)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    links.append(url.absoluteString)
    return true
  }
}
