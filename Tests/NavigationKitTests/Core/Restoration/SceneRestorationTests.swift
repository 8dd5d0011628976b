import Foundation
import Testing

@testable import NavigationKit

/// The user activity of a scene is given to it again.
struct SceneRestorationTests {
  final class Reader: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var heard: [String] = []
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      heard.append("connected to \(session.stateRestorationActivity?.title ?? "nothing")")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func scene(
      _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) { heard.append("page \(stateRestorationActivity.userInfo?["page"] as? Int ?? 0)") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
  }
  final class ReaderApp: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Main", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = Reader.self
      return configuration
    }
  }

  @Test func `the activity of a scene comes back as its session's`() throws {
    let app = ReaderApp()
    let stage = Stage.launching(app)
    #expect((stage.windowScene.delegate as? Reader)?.heard == ["connected to nothing"])
    #expect(stage.savedState() == nil)
    let activity = NSUserActivity(activityType: "com.example.reading")
    activity.title = "Sonnets"
    activity.userInfo = ["page": 1]
    activity.addUserInfoEntries(from: ["page": 12, 4: "no name"])
    stage.windowScene.userActivity = activity
    let archive = try #require(stage.savedState())
    #expect(archive.description.contains(#"scene: "com.example.reading" "Sonnets""#))
    let next = ReaderApp()
    let restored = Stage.launching(next, restoring: archive)
    #expect(
      (restored.windowScene.delegate as? Reader)?.heard == ["connected to Sonnets", "page 12"])
    let kept = try #require(restored.windowScene.session.stateRestorationActivity)
    #expect(kept.activityType == "com.example.reading" && kept.userInfo?.count == 1)
  }

  @Test func `an activity without a type stops with a sentence`() async {
    await #expect(processExitsWith: .failure) { _ = NSUserActivity(activityType: "") }
  }
}
