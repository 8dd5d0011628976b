import Goldens
import Foundation
import NavigationKit
import Testing

/// Another device under a running app, and what its host simulates.
struct StageDeviceTests {
  private let stage = Stage(size: .phone, scale: 3)
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
  }

  @Test func `another device in the middle of a push has its size, insets and pixels`() {
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.2)
    stage.resize(
      to: CGSize(width: 744, height: 1133), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(stage.traits.displayScale == 2 && stage.screen.scale == 2)
    #expect(stage.screen.nativeBounds == CGRect(x: 0, y: 0, width: 1488, height: 2266))
    #expect(stage.traits.userInterfaceIdiom == .pad)
    stage.settle()
    #expect(navigation.topViewController === next)
    #expect(next.view.frame.size.width == 744)
    #expect(stage.window.safeAreaInsets.top == 24)
  }

  @Test func `a screen on its side counts its pixels as if it were upright`() {
    stage.resize(to: CGSize(width: 844, height: 390), scale: 3, safeAreaInsets: .zero)
    #expect(stage.screen.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
  }

  private final class Posts {
    var count = 0
  }

  @Test func `a memory warning reaches the delegate, each controller once, and observers`() {
    final class Page: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    final class App: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      var warnings = 0
      let pages = [Page(), Page(), Page()]
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.pushViewController(pages[1], animated: false)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.present(pages[2], animated: false)
        self.window = window
        return true
      }
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
    }
    let app = App()
    stage.launch(app)
    let posts = Posts()
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posts.count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.simulateMemoryWarning()
    #expect(app.warnings == 1)
    #expect(app.pages.map(\.warnings) == [1, 1, 1])
    #expect(posts.count == 1)
  }
}
