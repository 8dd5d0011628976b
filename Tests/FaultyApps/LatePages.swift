import Foundation
import NavigationShell

/// An app whose first page schedules work on the main queue and the main run loop.
final class LateDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: LatePage())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Adds a line for each piece of work when it runs; its title shows the count.
final class LatePage: UIViewController {
  private var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Early"
    view.backgroundColor = .systemBackground
    DispatchQueue.main.async {
      self.add("async")
      DispatchQueue.main.async {
        self.add("async in async, on \(UIScreen.main.bounds.width) points")
      }
    }
    Task { @MainActor in self.add("task") }
    RunLoop.main.perform { MainActor.assumeIsolated { self.add("block") } }
    if ProcessInfo.processInfo.environment["FAULTY_APP_CLOCK"] != nil { addLater() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.3) {
      self.view.backgroundColor = .systemGray
    } completion: { _ in
      DispatchQueue.main.async { self.add("async after 0.3 s") }
    }
  }

  private func addLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.add("asyncAfter") }
    _ = Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in
      MainActor.assumeIsolated { self.add("timer") }
    }
  }

  private func add(_ text: String) {
    lines.append(text)
    title = "\(lines.count) done"
    let label = UILabel(frame: CGRect(x: 16, y: 100 + 40 * lines.count, width: 300, height: 30))
    label.text = text
    view.addSubview(label)
  }
}

/// Keeps adding work to the main queue.
final class EndlessWork {
  func begin() { DispatchQueue.main.async { self.begin() } }
}
