import Drawing
import Foundation
import Goldens
import Input
import NavigationKit
import Scenario
import SDLShell
import Testing

@testable import NavigationShell

/// The launcher over a storyboard's window, for suites that drive it by keys and clicks.
class LauncherFixture {
  let app = Stage(size: .homeButtonPhone)
  let over = Stage(size: .homeButtonPhone)
  let source: LauncherSource
  let folder: TemporaryFolder
  let recorded: Events

  final class Events {
    var events: [RecordedEvent] = []
  }

  /// Plays a storyboard of a text.
  init(_ text: String) throws {
    folder = try TemporaryFolder()
    let path = try folder.add("Quay.storyboard", Data(text.utf8))
    let player = try #require(try App(interfaceAt: path, language: nil))
    _ = try player.launch(on: app, Opening(folder: nil, isHeadless: true))
    let file = try #require(player.storyboard)
    let log = Events()
    recorded = log
    source = LauncherSource(
      over: StageFrameSource(stage: app, device: .window), of: app, playing: file,
      launcher: Launcher(of: file, on: over)
    ) { log.events.append($0) }
  }

  var labels: [String] { app.elements().map(\.label) }
  var offered: [String] { over.elements().map(\.label) }
  /// Presses a key; while a text is edited, its character is typed, too.
  func press(_ key: Key, _ modifiers: Modifiers = []) {
    let types = source.textInput != nil && modifiers.isEmpty
    source.handle(.key(KeyEvent(key: key, modifiers: modifiers, time: source.now)))
    if case .character(let character) = key, types {
      source.handle(.text(TextEvent(text: "\(character)", time: source.now)))
    }
    settle()
  }

  func open() {
    source.obey(.scenes)
    settle()
  }
  func type(_ text: String) { text.forEach { press(.character($0)) } }

  func click(_ point: CGPoint) {
    for phase in [PointerEvent.Phase.down, .up] {
      source.handle(
        .pointer(
          PointerEvent(id: 0, phase: phase, position: point, time: source.now, kind: .mouse)))
    }
    settle()
  }

  func click(_ label: String) throws {
    let element = try #require(over.elements().first { $0.label == label })
    click(CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  func settle() {
    for _ in 0..<100 {
      guard let next = source.nextChange else { return }
      source.advance(to: max(next, source.now + 0.05))
    }
  }

  var panel: UINavigationController? {
    over.window.rootViewController?.presentedViewController as? UINavigationController
  }
}
