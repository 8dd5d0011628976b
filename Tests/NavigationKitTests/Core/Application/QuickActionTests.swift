import Goldens
import Foundation
import NavigationKit
import Testing

/// Requests to the app from outside: quick actions, and activities to continue from elsewhere.
struct QuickActionTests {
  private let stage = Stage(size: .smallPhone)

  @Test func `a quick action goes to the app's delegate, and to its scene's in its place`() {
    let app = Harbour()
    #expect(stage.launch(app))
    stage.performAction(for: UIApplicationShortcutItem(type: "berth", localizedTitle: "Berth"))
    #expect(app.heard == ["berth"])

    let scenes = Scenes()
    let other = Stage(size: .smallPhone)
    #expect(other.launch(scenes))
    other.performAction(for: UIApplicationShortcutItem(type: "moor", localizedTitle: "Moor"))
    #expect(scenes.heard.isEmpty && Scenes.scene?.heard == ["moor"])
  }

  @Test func `an app changes its own quick actions`() throws {
    let app = Harbour()
    #expect(stage.launch(app) && stage.shortcutItems.isEmpty)
    let first = UIApplicationShortcutItem(
      type: "berth", localizedTitle: "Berth", localizedSubtitle: "the last one",
      icon: UIApplicationShortcutIcon(type: .add), userInfo: ["number": NSNumber(value: 4)])
    app.application?.shortcutItems = [first]
    let changed = try #require(first.mutableCopy() as? UIMutableApplicationShortcutItem)
    changed.localizedTitle = "Quay"
    app.application?.shortcutItems?.append(changed)
    #expect(stage.shortcutItems.map(\.localizedTitle) == ["Berth", "Quay"])
    #expect(changed.type == "berth" && changed.localizedSubtitle == "the last one")
    #expect(changed.userInfo?["number"] as? NSNumber == 4 && changed.icon === first.icon)
  }

  @Test func `an app goes on with an activity in the objects that it names`() {
    let app = Harbour()
    #expect(stage.launch(app))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://harbour.example/berth/4")
    #expect(stage.continueActivity(activity))
    #expect(app.page.restored == ["https://harbour.example/berth/4"])
    #expect(!Stage(size: .smallPhone).continueActivity(activity))

    let scenes = Scenes()
    let other = Stage(size: .smallPhone)
    #expect(other.launch(scenes) && other.continueActivity(activity))
    #expect(Scenes.scene?.heard == [NSUserActivityTypeBrowsingWeb])
  }
}

private final class Page: UIViewController {
  var restored: [String] = []
  override func restoreUserActivityState(_ userActivity: NSUserActivity) {
    restored.append(userActivity.webpageURL?.absoluteString ?? "")
  }
}

private final class Harbour: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  let page = Page()
  var heard: [String] = []
  weak var application: UIApplication?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    self.application = application
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = page
    window?.makeKeyAndVisible()
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    heard.append(shortcutItem.type)
    completionHandler(true)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    restorationHandler([page])
    return true
  }
}

private final class Scenes: NSObject, UIApplicationDelegate {
  static weak var scene: Scene?
  var heard: [String] = []

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = Scene.self
    return configuration
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { heard.append(shortcutItem.type) }
}

private final class Scene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var heard: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    Scenes.scene = self
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    #expect(options.shortcutItem == nil)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { heard.append(shortcutItem.type) }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    heard.append(userActivity.activityType)
  }
}
