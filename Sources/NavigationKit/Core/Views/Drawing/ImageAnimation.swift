import Foundation

/// The images that an image view shows one after the other, while it is on screen.
final class ImageAnimation {
  private let frames: ImageFrames
  private let repetition: RepeatingAnimation
  private weak var stage: Stage?
  private weak var view: UIImageView?
  private var ending: VirtualClock.Token?

  init(_ frames: ImageFrames, in view: UIImageView, on stage: Stage) {
    self.frames = frames
    self.stage = stage
    self.view = view
    repetition = RepeatingAnimation(view: view, start: stage.now, interval: frames.interval)
    stage.begin(repetition)
    guard frames.repeatCount > 0 else { return }
    let seconds = frames.interval * Double(frames.images.count * frames.repeatCount)
    ending = stage.clock.schedule(after: seconds) { [weak view] in view?.stopAnimating() }
  }

  /// The image to show now.
  var image: UIImage? {
    stage.map { frames.images[repetition.count(at: $0.now) % frames.images.count] }
  }

  func end() {
    stage?.clock.cancel(ending)
    if let view { stage?.endRepeatingAnimation(of: view) }
  }
}
