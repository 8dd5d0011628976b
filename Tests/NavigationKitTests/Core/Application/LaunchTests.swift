import Goldens
import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Launching an app by its app delegate alone or with a scene delegate.
struct LaunchTests {
  private let stage = Stage(
    size: .smallPhone, imageSource: NamedImageSource())

  @Test func `the older launch method is called where the newer is not implemented`() {
    final class Older: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PageController("Root")
        window?.makeKeyAndVisible()
      }
    }
    final class Newer: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      var heard: [String] = []
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        heard.append("newer")
        return true
      }
      func applicationDidFinishLaunching(_ application: UIApplication) { heard.append("older") }
    }
    let older = Older()
    #expect(stage.launch(older))
    #expect(stage.window === older.window && stage.window.rootViewController?.title == "Root")
    let newer = Newer()
    #expect(Stage(size: .smallPhone).launch(newer))
    #expect(newer.heard == ["newer"])
  }

  @Test func `a scene delegate makes the window of its scene`() throws {
    let app = SceneApp()
    #expect(stage.launch(app))
    let scene = try #require(app.application?.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(delegate.heard == ["connect", "foreground", "active"])
    #expect(delegate.window === stage.window && scene.keyWindow === stage.window)
    #expect(stage.window.windowScene === scene && stage.window.isKeyWindow)
    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(scene.activationState == .foregroundActive && scene.windows == [stage.window])
    #expect(scene.session.configuration.name == "Main" && scene.session.scene === scene)
    #expect(scene.interfaceOrientation == .portrait && scene.screen.bounds.width == 320)
    #expect(stage.elements().map(\.label) == ["Scene"])
    stage.resize(to: CGSize(width: 480, height: 320), safeAreaInsets: .zero)
    #expect(scene.interfaceOrientation.isLandscape)
  }

  @Test func `a scene delegate may keep its window under another name`() throws {
    let app = SceneApp()
    app.delegateClass = OtherSceneDelegate.self
    #expect(stage.launch(app))
    let delegate = try #require(stage.windowScene.delegate as? OtherSceneDelegate)
    #expect(delegate.shown === stage.window && delegate.window == nil)
    #expect(stage.elements().map(\.label) == ["Other"])
  }

  @Test func `a program that refuses to launch gets no scene`() {
    let app = SceneApp()
    app.succeeds = false
    #expect(!stage.launch(app))
    #expect(app.application?.connectedScenes.first?.delegate == nil)
  }

  @Test func `a class that is no scene delegate stops with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = UIView.self
        _ = configuration.makeDelegate()
      }
    }
  }

  @Test func `a window may be given its scene before it is shown, and not after`() async {
    let window = UIWindow(frame: .zero)
    #expect(window.windowScene == nil)
    window.windowScene = stage.windowScene
    window.makeKeyAndVisible()
    #expect(stage.window === window && window.screen === stage.screen)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage(size: .smallPhone)
        stage.window.makeKeyAndVisible()
        stage.window.windowScene = nil
      }
    }
  }

  @Test func `the window that takes events hears so, and so does the one before`() {
    final class KeyListener: UIWindow {
      var heard: [String] = []
      override func becomeKey() { heard.append("become") }
      override func resignKey() { heard.append("resign") }
    }
    let windows = (0..<2).map { _ in KeyListener(windowScene: stage.windowScene) }
    for window in windows { window.makeKeyAndVisible() }
    #expect(windows.map(\.heard) == [["become", "resign"], ["become"]])
    #expect(windows.map(\.isKeyWindow) == [false, true])
  }

  @Test func `a picture is found by its name where the host has it, in an update`() {
    stage.perform {
      #expect(UIImage(named: "leaf")?.reference == .file("/pictures/leaf.png"))
      #expect(UIImage(named: "leaf")?.size == CGSize(width: 30, height: 20))
      #expect(UIImage(named: "stone") == nil)
    }
    #expect(UIImage(named: "leaf") == nil)
  }
}

/// An image source with one named image.
private struct NamedImageSource: ImageSource {
  func size(of image: ImageReference) -> CGSize? { CGSize(width: 30, height: 20) }
  func path(ofImage name: String, scale: CGFloat) -> String? {
    name == "leaf" ? "/pictures/leaf.png" : nil
  }
}

/// An app whose window belongs to its scene delegate.
private final class SceneApp: NSObject, UIApplicationDelegate {
  var succeeds = true
  var delegateClass: AnyClass = SceneDelegate.self
  private(set) var application: UIApplication?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.application = application
    return succeeds
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configuration.delegateClass = delegateClass
    return configuration
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var heard: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    heard.append("connect")
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: PageController("Scene"))
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
}

private final class OtherSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private(set) var shown: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    shown = UIWindow(windowScene: windowScene)
    shown?.rootViewController = UINavigationController(rootViewController: PageController("Other"))
    shown?.makeKeyAndVisible()
  }
}
