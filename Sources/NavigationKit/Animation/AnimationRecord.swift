import Foundation

/// The animations that animators and coordinator blocks added, so that they can be undone.
final class AnimationRecord {
  private struct Entry {
    weak var view: UIView?
    let animation: PropertyAnimation
  }

  private var entries: [Entry] = []
  private var completions: [(Bool) -> Void] = []

  func note(_ animation: PropertyAnimation, of view: UIView) {
    entries.append(Entry(view: view, animation: animation))
  }

  func noteCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Runs the completions.
  func complete(_ isFinished: Bool) {
    let waiting = completions
    completions = []
    for completion in waiting { completion(isFinished) }
  }

  /// Removes the animations; with `restoring`, properties get their values from before.
  func land(_ progress: TransitionProgress, restoring: Bool) {
    for entry in entries.reversed() {
      entry.view?.animations.removeAll { $0.transition === progress }
      if restoring { entry.view?.restore(entry.animation) }
    }
    entries = []
  }
}

extension UIView {
  /// Sets a property to its value from before an animation.
  fileprivate func restore(_ animation: PropertyAnimation) {
    switch (animation.property, animation.from) {
    case (.frame, .rect(let rect)): untransformedFrame = rect
    case (.boundsOrigin, .point(let point)): bounds.origin = point
    case (.alpha, .number(let number)): alpha = number
    case (.stateAlpha, .number(let number)): stateAlpha = number
    case (.recess, .point(let point)): recess = point
    case (.tintDimming, .number(let number)): tintDimming = number
    case (.transform, .transform(let transform)): self.transform = transform
    case (.backgroundColor, .color(let color)): backgroundColor = UIColor(color)
    default: break
    }
  }
}
