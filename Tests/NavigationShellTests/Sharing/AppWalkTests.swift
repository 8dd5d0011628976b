import Foundation
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// Exploring an app that fails.
struct AppWalkTests {
  /// A page with a button that breaks the app.
  private final class FragilePage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Break") { _ in
          fatalError("broken")
        })
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      view.addSubview(button)
    }
  }

  private static func exploreFragileApp() throws {
    let app = App(name: "fragile", title: "Fragile", summary: "") { _ in FragilePage() }
    let camera = FlowCamera(painter: try HeadlessPainter(), scale: 1)
    try AppWalk(
      app, folder: nil, device: .window, traits: UITraitCollection(), hasKeyboard: false,
      depth: 1, camera: camera
    ).explore()
  }

  @Test func `a crash ends with the taps that led to it`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      try await AppWalkTests.exploreFragileApp()
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let words = "fragile crashed after tap “Break”, so nothing is written\n"
    #expect(errors.contains(words), "\(errors)")
  }
}
