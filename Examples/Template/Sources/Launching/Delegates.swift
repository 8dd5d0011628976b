import NavigationKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var application: UIApplication?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.application = application
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

class BaseDelegate: UIResponder {
  nonisolated(unsafe) static var ended = 0
  var inherited = ["base"]
  deinit { BaseDelegate.ended += 1 }
}

class SceneDelegate: BaseDelegate, UIWindowSceneDelegate {
  nonisolated(unsafe) static var freed = 0
  var window: UIWindow?
  var words = ["own"]
  let number: Int
  lazy var late = "late \(number)"

  override init() {
    number = 7
    super.init()
    words.append("init")
  }

  deinit { SceneDelegate.freed += 1 }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let navigation = UINavigationController(navigationBarClass: TallBar.self, toolbarClass: nil)
    navigation.viewControllers = [ListController(style: .plain)]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }
}
