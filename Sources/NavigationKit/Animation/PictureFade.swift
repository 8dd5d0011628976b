import Drawing
import Foundation

/// The picture of a screen that gives way to how the screen looks now.
///
/// It is a picture: what moves goes on moving under it, as under UIKit's snapshot.
struct PictureFade {
  /// Seconds it takes: Apple names no number, films of iOS show between 0.3 and 0.4.
  nonisolated static let duration: TimeInterval = 0.35

  /// How the screen was.
  let picture: DisplayList
  /// When it began, on the stage's clock.
  let start: TimeInterval
  /// When it is over by itself.
  let end: VirtualClock.Token

  /// The picture, as far as it has faded by an instant.
  func layer(at now: TimeInterval) -> DrawCommand {
    let progress = TimedProgress(
      from: 1, to: 0, since: start, duration: Self.duration, curve: .easeInOut)
    return .layer(
      Layer(
        clip: CGRect(origin: .zero, size: picture.size), opacity: progress.value(at: now),
        isKept: true, commands: picture.commands))
  }
}

extension Stage {
  /// Has the screen as it looked give way to how it looks from now on.
  func fade(from picture: DisplayList) {
    endFade()
    fade = PictureFade(
      picture: picture, start: now,
      end: clock.schedule(after: PictureFade.duration, kind: .motion) { [weak self] in
        self?.fade = nil
      })
  }

  /// Shows nothing of the old picture any more.
  func endFade() {
    clock.cancel(fade?.end)
    fade = nil
  }
}
