import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Apps with a delegate whose first window is that of a storyboard.
@MainActor
struct LaunchTests {
  final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var rootAtLaunch: UIViewController?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      rootAtLaunch = window?.rootViewController
      return true
    }
  }

  final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var rootAtConnection: UIViewController?
    var rootWasLoaded: Bool?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      rootAtConnection = window?.rootViewController
      rootWasLoaded = rootAtConnection?.isViewLoaded
    }
  }

  final class SceneApp: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      configuration.storyboard = UIStoryboard(name: "Other", bundle: nil)
      return configuration
    }
  }

  final class OwnWindow: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UITabBarController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  private let stage = Stage(size: .homeButtonPhone)
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder()
    try folder.addStoryboard("Main.storyboard", text: "Main page")
    try folder.addStoryboard("Other.storyboard", text: "Other page")
    stage.interfaceLoader = StoryboardFolder(URL(fileURLWithPath: folder.path()))
  }

  private var text: String? {
    (stage.window.rootViewController?.view.subviews.first as? UILabel)?.text
  }

  private func addPlist(_ name: String) throws {
    try folder.add(
      "Info.plist",
      "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>\(name)</string>"
        + "</dict></plist>")
  }

  @Test func `the storyboard that Info.plist names is there before the launch`() throws {
    try addPlist("Other")
    let delegate = Delegate()
    #expect(stage.launch(delegate))
    stage.settle()
    #expect(text == "Other page" && delegate.rootAtLaunch != nil)
    #expect(delegate.window?.isKeyWindow == true)
  }

  @Test func `an app that shows nothing by itself shows Main`() throws {
    let delegate = Delegate()
    #expect(stage.launch(delegate))
    stage.settle()
    #expect(text == "Main page" && delegate.rootAtLaunch == nil)
    #expect(delegate.window?.rootViewController != nil)
  }

  @Test func `an app that makes its window is left alone`() throws {
    try addPlist("Main")
    let delegate = OwnWindow()
    #expect(stage.launch(delegate))
    stage.settle()
    #expect(stage.window.rootViewController is UITabBarController)
  }

  @Test func `a scene's storyboard is there before the scene is connected`() throws {
    #expect(stage.launch(SceneApp()))
    stage.settle()
    #expect(text == "Other page")
    let delegate = stage.window.windowScene?.delegate as? SceneDelegate
    #expect(delegate?.rootAtConnection != nil)
  }

  @Test func `the scene's delegate may be named by Info.plist alone`() throws {
    try folder.add("Info.plist", Self.manifest(delegate: "Shop.SceneDelegate", storyboard: "Other"))
    stage.interfaceClasses["SceneDelegate"] = SceneDelegate.self
    #expect(stage.launch(Delegate()))
    stage.settle()
    let delegate = stage.window.windowScene?.delegate as? SceneDelegate
    #expect(text == "Other page" && delegate?.window === stage.window)
    #expect(delegate?.rootWasLoaded == false, "it may still be given its data")
  }

  @Test(arguments: ["Shop.Missing", "Shop.LaunchTests", ""])
  func `a scene's delegate that the program lacks is no delegate`(name: String) throws {
    try folder.add("Info.plist", Self.manifest(delegate: name, storyboard: "Other"))
    stage.interfaceClasses["LaunchTests"] = UIViewController.self
    #expect(stage.launch(Delegate()))
    stage.settle()
    #expect(text == "Other page" && stage.window.windowScene?.delegate == nil)
  }

  private static func manifest(delegate: String, storyboard: String) -> String {
    """
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
    <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>\(delegate)</string>
    <key>UISceneStoryboardFile</key><string>\(storyboard)</string>
    </dict></array></dict></dict></dict></plist>
    """
  }

  @Test func `a storyboard of another bundle is found in it first`() throws {
    let other = try TemporaryFolder()
    let text = InterfaceText.storyboard(
      InterfaceText.scene(
        """
        <viewController title="Bundled" id="one" sceneMemberID="viewController">\
        <view key="view" id="v"/></viewController>
        """))
    _ = try other.add("Parts.bundle/Main.storyboard", Data(text.utf8))
    let bundle = try #require(Bundle(path: other.path("Parts.bundle")))
    let titles = stage.perform {
      [bundle, nil].map { bundle in
        UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()?.title
      }
    }
    #expect(titles == ["Bundled", "Page"])
  }
}
