import Foundation
import Goldens
import NavigationKit

/// An app that sets appearances, and then shows something.
final class ThemedApp: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private let theme: () -> Void
  private let root: () -> UIViewController

  init(theme: @escaping () -> Void, root: @escaping () -> UIViewController) {
    self.theme = theme
    self.root = root
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    theme()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root()
    window?.makeKeyAndVisible()
  }
}

/// A stage on which an app with a look of its own was launched.
struct ThemedFixture {
  let stage: Stage
  let app: ThemedApp

  init(
    traits: UITraitCollection = UITraitCollection(), theme: @escaping () -> Void,
    root: @escaping () -> UIViewController = { UIViewController() }
  ) {
    stage = Stage(size: .phone, traits: traits)
    app = ThemedApp(theme: theme, root: root)
    stage.launch(app)
  }

  /// Shows something while the app runs.
  func show<View: UIView>(_ view: View) -> View {
    stage.window.rootViewController?.view.addSubview(view)
    return view
  }

  /// Runs code of the app later on.
  func later(_ body: () -> Void) { stage.perform(body) }
}
