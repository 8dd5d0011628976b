import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// An app as its window is minimised, comes back and is closed.
struct BackgroundTests {
  private let stage = Stage(size: .smallPhone)
  private var app: UIApplication { stage.application }

  @Test func `an app delegate is told, and the state is what it is told`() {
    let delegate = LoggingApp()
    stage.launch(delegate)
    #expect(delegate.take() == ["active: active"])
    stage.enterBackground()
    stage.enterBackground()
    #expect(delegate.take() == ["resign: active", "background: background"])
    #expect(app.applicationState == .background)
    stage.enterForeground()
    stage.enterForeground()
    #expect(delegate.take() == ["foreground: background", "active: active"])
    stage.terminate()
    #expect(
      delegate.take() == ["resign: active", "background: background", "end: background"])
  }

  @Test func `a scene delegate is told in its place, but for the end`() {
    let delegate = SceneApp()
    stage.launch(delegate)
    #expect(LoggingScene.log == ["active"])
    stage.enterBackground()
    #expect(stage.windowScene.activationState == .background)
    stage.enterForeground()
    #expect(stage.windowScene.activationState == .foregroundActive)
    stage.terminate()
    #expect(
      LoggingScene.log == [
        "active", "resign", "background", "foreground", "active", "resign", "background", "gone",
      ])
    #expect(delegate.calls == ["end"])
    LoggingScene.log = []
  }

  @Test func `what is posted`() {
    let log = PostedNames(
      [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willTerminateNotification, UIApplication.userDidTakeScreenshotNotification,
      ], of: app)
    stage.launch(LoggingApp())
    stage.noteScreenshot()
    stage.enterBackground()
    stage.enterForeground()
    stage.terminate()
    #expect(
      log.names
        == [
          "DidBecomeActive", "UserDidTakeScreenshot", "WillResignActive", "DidEnterBackground",
          "WillEnterForeground", "DidBecomeActive", "WillResignActive", "DidEnterBackground",
          "WillTerminate",
        ].map { "UIApplication\($0)Notification" })
  }

  @Test func `work that is not over at the end is told that it has to stop`() {
    stage.launch(LoggingApp())
    var stopped: [String] = []
    let first = app.beginBackgroundTask { stopped.append("first") }
    let second = app.beginBackgroundTask(withName: "upload") { stopped.append("second") }
    let third = app.beginBackgroundTask()
    #expect(Set([first, second, third, .invalid]).count == 4)
    app.endBackgroundTask(first)
    #expect(app.backgroundTimeRemaining > 1_000_000)
    stage.enterBackground()
    #expect(stopped == [])
    stage.terminate()
    #expect(stopped == ["second"])
  }

  @Test func `what the scene posts, around what the app posts`() {
    let log = PostedNames(
      [
        UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
        UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      ], of: stage.windowScene)
    stage.launch(LoggingApp())
    #expect(
      log.take() == ["WillConnect", "WillEnterForeground", "DidActivate"].map(sceneName))
    stage.enterBackground()
    #expect(log.take() == ["WillDeactivate", "DidEnterBackground"].map(sceneName))
    stage.enterForeground()
    #expect(log.take() == ["WillEnterForeground", "DidActivate"].map(sceneName))
    stage.terminate()
    #expect(
      log.take() == ["WillDeactivate", "DidEnterBackground", "DidDisconnect"].map(sceneName))
  }

  private func sceneName(_ name: String) -> String { "UIScene\(name)Notification" }

  @Test func `a scene whose program ended is unattached`() {
    let stage = Stage(size: .smallPhone)
    stage.launch(LoggingApp())
    #expect(stage.windowScene.activationState == .foregroundActive)
    stage.terminate()
    #expect(stage.windowScene.activationState == .unattached)
  }

  @Test func `an app is inactive while it is launched, and on its way to the background`() {
    final class Page: UIViewController {
      var states: [UIApplication.State] = []
      override func viewDidLayoutSubviews() {
        states.append(UIApplication.shared.applicationState)
      }
    }
    let (delegate, page) = (LoggingApp(), Page())
    delegate.launched = { delegate.calls.append("launched: \($0.applicationState)") }
    stage.launch(delegate)
    #expect(delegate.take() == ["launched: inactive", "active: active"])
    #expect(stage.windowScene.activationState == .foregroundActive)
    delegate.window?.rootViewController = page
    stage.settle()
    delegate.resigned = { page.view.setNeedsLayout() }
    page.states = []
    stage.enterBackground()
    #expect(page.states == [.inactive], "it is laid out between the two calls")
  }

  @Test func `what covers the app makes it inactive, and not more`() {
    let delegate = LoggingApp()
    stage.launch(delegate)
    delegate.calls = []
    stage.resignActive()
    stage.resignActive()
    #expect(delegate.take() == ["resign: active"] && app.applicationState == .inactive)
    #expect(stage.windowScene.activationState == .foregroundInactive)
    stage.enterForeground()
    stage.becomeActive()
    stage.becomeActive()
    #expect(delegate.take() == ["active: active"])
    stage.resignActive()
    stage.enterBackground()
    #expect(delegate.take() == ["resign: active", "background: background"])
  }

  @Test func `an app without a window is told of its end, one that refused to launch is not`() {
    final class Bare: NSObject, UIApplicationDelegate {
      var calls: [String] = []
      var succeeds = true
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { succeeds }
      func applicationWillTerminate(_ application: UIApplication) { calls.append("end") }
    }
    let bare = Bare()
    stage.launch(bare)
    stage.terminate()
    #expect(bare.calls == ["end"])
    let other = Stage(size: .smallPhone)
    let refusing = Bare()
    refusing.succeeds = false
    #expect(!other.launch(refusing))
    other.terminate()
    #expect(refusing.calls == [])
  }

  @Test func `an app that was not launched is not told`() {
    stage.enterBackground()
    stage.terminate()
    #expect(app.applicationState == .inactive)
  }

  @Test func `an app wants the screen to stay on`() {
    #expect(!stage.keepsAwake)
    app.isIdleTimerDisabled = true
    #expect(stage.keepsAwake)
  }
}

private class LoggingApp: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []
  var launched: (UIApplication) -> Void = { _ in }
  var resigned: () -> Void = {}

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    launched(application)
    return true
  }

  private func log(_ call: String, _ app: UIApplication) {
    calls.append("\(call): \(app.applicationState)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log("active", application) }
  func applicationWillResignActive(_ application: UIApplication) {
    log("resign", application)
    resigned()
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    log("background", application)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    log("foreground", application)
  }
  func applicationWillTerminate(_ application: UIApplication) { log("end", application) }
}

private final class SceneApp: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = LoggingScene.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("end") }
}

private final class LoggingScene: NSObject, UIWindowSceneDelegate {
  static var log: [String] = []
  var window: UIWindow?

  override required init() {}

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { Self.log.append("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { Self.log.append("background") }
  func sceneWillEnterForeground(_ scene: UIScene) {
    if !Self.log.isEmpty { Self.log.append("foreground") }
  }
  func sceneDidDisconnect(_ scene: UIScene) { Self.log.append("gone") }
}

/// The names that an object posts, in order.
private final class PostedNames {
  private(set) var names: [String] = []
  nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name], of object: AnyObject) {
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [unowned self] notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { self.names.append(name) }
      }
    }
  }

  func take() -> [String] {
    defer { names = [] }
    return names
  }

  deinit { observers.forEach(NotificationCenter.default.removeObserver) }
}
