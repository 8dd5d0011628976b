import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// The times at which a scenario's instants are shown.
struct PlaybackTests {
  @Test func `an instant is shown when the clock has come as far`() {
    var playback = Playback(from: 5, framesPerSecond: 60)
    #expect(playback.isDue(5))
    #expect(!playback.isDue(5.02))
    #expect(abs((playback.time(of: 5.02) ?? 0) - 0.02) < 1e-9)
    playback.advance(to: 0.02)
    #expect(playback.isDue(5.02))
    #expect(!playback.isOver(5.02))
    #expect(playback.isOver(5.01))
  }

  @Test func `a pause takes none of its time`() {
    var playback = Playback(from: 0, framesPerSecond: 60)
    playback.advance(to: 0.01)
    playback.togglePause()
    playback.advance(to: 7)
    #expect(playback.isPaused)
    #expect(playback.time(of: 0.02) == nil)
    #expect(!playback.isDue(0.01))
    playback.togglePause()
    #expect(abs((playback.time(of: 0.02) ?? 0) - 7.01) < 1e-9)
  }

  /// After a long delay, playback continues from the next instants instead of jumping.
  @Test func `what is lost beyond four frames is not caught up with`() {
    var playback = Playback(from: 0, framesPerSecond: 10)
    playback.advance(to: 3)
    #expect(playback.isDue(0.4))
    #expect(!playback.isDue(0.42))
    playback.advance(to: 2)
    #expect(playback.clock == 3)
    #expect(!playback.isDue(0.42))
  }
}

/// User input in a window that plays a scenario.
struct PlaybackSourceTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))

  init() {
    stage.window.rootViewController = UINavigationController(rootViewController: TouchedPage())
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  @Test(
    arguments: [
      ([touch(.down), touch(.up)], [true]), ([key(.down), key(.up)], [true]),
      ([touch(.down), touch(.up), touch(.down)], [true, false]),
      ([key(.down), key(.down), key(.down), key(.up)], [true]),
      ([touch(.moved), text, wheel], []),
      ([key(.down), key(.up), touch(.down)], [true, false]),
    ] as [([InputEvent], [Bool])])
  func `a click or a key stops it or lets it go on, and does nothing else`(
    events: [InputEvent], pauses: [Bool]
  ) {
    var heard: [Bool] = []
    let source = PlaybackSource(stage: stage, framesPerSecond: 60) { heard.append($0) }
    let before = stage.displayList()
    for event in events { source.handle(event) }
    source.advance(to: 3)
    #expect(heard == pauses)
    #expect(stage.now == 0)
    #expect(stage.displayList() == before)
  }

  @Test func `neither the window nor the person changes the screen`() {
    let source = PlaybackSource(stage: stage, framesPerSecond: 60) { _ in }
    let before = stage.displayList()
    source.resize(to: CGSize(width: 100, height: 300))
    source.rotate(to: CGSize(width: 300, height: 100), turned: .left, by: -1)
    source.obey(.look(.otherAppearance))
    #expect(source.turn(after: .left) == nil)
    #expect(source.frame().inWindow == before)
  }

  private nonisolated static func touch(_ phase: PointerEvent.Phase) -> InputEvent {
    .pointer(PointerEvent(id: 0, phase: phase, position: CGPoint(x: 100, y: 100), time: 0))
  }

  private nonisolated static func key(_ phase: KeyEvent.Phase) -> InputEvent {
    .key(KeyEvent(key: .character("a"), phase: phase, time: 0))
  }

  private nonisolated static let text = InputEvent.text(TextEvent(text: "a", time: 0))
  private nonisolated static let wheel = InputEvent.scroll(
    ScrollEvent(
      position: CGPoint(x: 100, y: 100), delta: CGSize(width: 0, height: 64), phase: .step, time: 0)
  )
}

/// Reports touches.
private final class TouchedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Go") { [weak self] _ in self?.title = "Touched" }
    let button = UIButton(frame: view.bounds, primaryAction: action)
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(button)
  }
}
