import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// A menu over an app, which tests use by keys and clicks.
class CommandOverlayFixture {
  let app = Stage(size: .phone)
  let over = Stage(size: CGSize(width: 1, height: 1))
  let source: StageFrameSource
  let overlay: CommandOverlay

  init() throws {
    app.window.rootViewController = UINavigationController(rootViewController: UIViewController())
    app.window.makeKeyAndVisible()
    let phone = try #require(Device(named: "iphone-15"))
    source = StageFrameSource(
      stage: app, device: phone,
      show: { WindowScreen(title: $0.name, size: $0.size, isDevice: true) })
    overlay = CommandOverlay(
      choices: { [source] in source.choices }, style: { [app] in app.traits.userInterfaceStyle },
      makeStage: { [over] in over })
    overlay.resize(to: .phone)
  }

  func open(_ panel: CommandPanel, at corner: CGPoint? = nil) {
    overlay.toggle(panel, at: corner) { [source] command in
      if case .screen(let command) = command { source.state(of: command) } else { .off }
    }
  }

  /// Presses a key, and has the source do what that chooses, as a window does.
  func press(_ key: Key) -> WindowCommand? {
    let command = overlay.handle(.key(KeyEvent(key: key, time: over.now)))
    if case .screen(let command)? = command { source.obey(command) }
    if command != nil { overlay.commandsDidChange() }
    return command
  }

  /// The names of the lines that are seen.
  var lines: [String] { over.elements().map(\.label) }

  func click(_ point: CGPoint) -> WindowCommand? {
    func event(_ phase: PointerEvent.Phase) -> InputEvent {
      .pointer(PointerEvent(id: 0, phase: phase, position: point, time: over.now, kind: .mouse))
    }
    return overlay.handle(event(.down)) ?? overlay.handle(event(.up))
  }

  func row(_ label: String) throws -> StageElement {
    try #require(over.elements().first { $0.label == label }, "\(over.elements().map(\.label))")
  }
}
