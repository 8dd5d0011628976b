import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell

/// The frame source of a window that plays a scenario: the user's input does not reach the stage; a
/// click or a key pauses and resumes.
///
/// Only the scenario changes the screen; work on the main queue runs at its instants.
final class PlaybackSource: PlayedFrameSource {
  private let stage: Stage
  private let onPause: (Bool) -> Void
  private var playback: Playback
  private var heldKeys: Set<Key> = []

  /// Makes the source of a stage; `onPause` is called when the scenario is paused or resumed.
  init(stage: Stage, framesPerSecond: Double, onPause: @escaping (Bool) -> Void) {
    (self.stage, self.onPause) = (stage, onPause)
    playback = Playback(from: stage.now, framesPerSecond: framesPerSecond)
  }

  /// Whether the stage's instant should be shown now, and whether it is late.
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

  /// Whether the user clicked, touched or pressed a key; repeated events of a held key do not
  /// count.
  private func isMeant(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let pointer): return pointer.phase == .down
    case .secondaryClick: return true
    case .key(let key) where key.phase == .down: return heldKeys.insert(key.key).inserted
    case .key(let key):
      heldKeys.remove(key.key)
      return false
    case .scroll, .text, .arrival: return false
    }
  }

  var pose: ScreenPose { ScreenPose(stage.orientation.turn, tilt: stage.tilt) }
  func frame() -> ScreenFrame { ScreenFrame(of: stage, isMasked: true) }
  var status: String? { playback.isPaused ? "paused" : nil }
}
