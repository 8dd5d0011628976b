import Foundation

/// The animations that animators and coordinator blocks added, so that they can be undone.
final class AnimationRecord {
  private struct Entry {
    weak var view: UIView?
    let animation: PropertyAnimation
  }

  private var entries: [Entry] = []
  /// Give changes of layers their values from before.
  private var undos: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func add(_ animation: PropertyAnimation, of view: UIView) {
    entries.append(Entry(view: view, animation: animation))
  }

  func addUndo(_ undo: @escaping () -> Void) { undos.append(undo) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

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
    if restoring { for undo in undos.reversed() { undo() } }
    forget()
  }

  /// Removes the animations; properties keep the values that are shown at a held progress.
  func stop(_ progress: TransitionProgress) {
    for entry in entries {
      let property = entry.animation.property
      guard let view = entry.view, let running = view.animation(of: property),
        running.transition === progress
      else { continue }
      view.animations.removeAll { $0.property == property }
      view.set(property, to: running.value(at: 0))
    }
  }

  /// Gives the properties of stopped animations their values at a position.
  func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .current: break
    case .end:
      for entry in entries { entry.view?.set(entry.animation.property, to: entry.animation.to) }
    case .start:
      for entry in entries.reversed() { entry.view?.restore(entry.animation) }
      for undo in undos.reversed() { undo() }
    }
  }

  /// Forgets the animations.
  func forget() {
    entries = []
    undos = []
  }
}

extension UIView {
  /// Sets a property to its value from before an animation.
  fileprivate func restore(_ animation: PropertyAnimation) {
    set(animation.property, to: animation.from)
  }

  fileprivate func set(_ property: AnimatableProperty, to value: AnimatableValue) {
    switch (property, value) {
    case (.frame, .rect(let rect)): untransformedFrame = rect
    case (.boundsOrigin, .point(let point)): bounds.origin = point
    case (.alpha, .number(let number)): alpha = number
    case (.stateAlpha, .number(let number)): stateAlpha = number
    case (.backdropInset, .point(let point)): backdropInset = point
    case (.tintDimming, .number(let number)): tintDimming = number
    case (.transform, .transform(let transform)): self.transform = transform
    case (.backgroundColor, .color(let color)): backgroundColor = UIColor(color)
    default: break
    }
  }
}
