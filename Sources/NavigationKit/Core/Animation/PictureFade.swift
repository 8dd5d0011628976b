import Drawing
import Foundation

/// A picture of the screen that fades out over how the screen looks now.
///
/// It stands still: animations go on below it, as under UIKit's snapshot.
struct PictureFade {
  /// Seconds it takes: Apple names no number, films of iOS show between 0.3 and 0.4.
  nonisolated static let duration: TimeInterval = 0.35

  /// The screen as it was.
  let picture: DisplayList
  /// When it began, in seconds on the stage's clock.
  let start: TimeInterval
  /// The scheduled end.
  let end: VirtualClock.Token

  /// The picture, with its opacity at a time.
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
  /// Fades out a picture of the screen over how it looks now.
  func fade(from picture: DisplayList) {
    endFade()
    fade = PictureFade(
      picture: picture, start: now,
      end: clock.schedule(after: PictureFade.duration, kind: .motion) { [weak self] in
        self?.fade = nil
      })
  }

  /// Removes the picture.
  func endFade() {
    clock.cancel(fade?.end)
    fade = nil
  }
}
