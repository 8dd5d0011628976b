import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell

/// A window's screen on which a scenario is played: the script has the stage for itself, and a click
/// or a key stops it or lets it go on.
final class PlaybackSource: FrameSource {
  private let stage: Stage
  private let onPause: (Bool) -> Void
  private var playback: Playback
  private var heldKeys: Set<Key> = []

  /// Joins a stage to its window; `onPause` hears when time stops and goes on.
  init(stage: Stage, framesPerSecond: Double, onPause: @escaping (Bool) -> Void) {
    self.stage = stage
    self.onPause = onPause
    playback = Playback(from: stage.now, framesPerSecond: framesPerSecond)
  }

  /// Whether the time of what the stage shows has come, and whether it is over already.
  var isDue: Bool { playback.isDue(stage.now) }
  var isOver: Bool { playback.isOver(stage.now) }

  var now: TimeInterval { playback.clock }
  var nextChange: TimeInterval? { playback.time(of: stage.now) }
  func advance(to time: TimeInterval) { playback.advance(to: time) }

  func handle(_ event: InputEvent) {
    guard isMeant(event) else { return }
    playback.advance(to: event.time)
    playback.togglePause()
    onPause(playback.isPaused)
  }

  /// Whether the person clicked, touched or pressed a key; one that is held repeats itself.
  private func isMeant(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let pointer): return pointer.phase == .down
    case .key(let key) where key.phase == .down: return heldKeys.insert(key.key).inserted
    case .key(let key):
      heldKeys.remove(key.key)
      return false
    case .scroll, .text, .arrival: return false
    }
  }

  // The app is the scenario's: what waits on the main queue is done at the scenario's instants.
  func perform(_ work: () -> Void) {}

  // The screen is the scenario's: neither the window's size nor the person changes it.
  func resize(to size: CGSize) {}
  func canRotate(to size: CGSize) -> Bool { false }
  var wantsRotation: Bool { false }
  func rotate(to size: CGSize) {}
  func change(_ look: AppearanceCommand) {}

  func frame() -> DisplayList { stage.displayList(isMasked: true) }
  func capture() -> (frame: DisplayList, scale: CGFloat) {
    (stage.displayList(isMasked: false), stage.screen.scale)
  }
}
