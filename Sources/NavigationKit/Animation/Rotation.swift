import Foundation

/// A change of the whole layout that is seen moving: models change at once, the screen follows.
final class Rotation {
  /// Seconds a quarter turn takes: the documented default of UIKit's
  /// `statusBarOrientationAnimationDuration`.
  nonisolated static let duration: TimeInterval = 0.3

  /// How far it is, easing in and out.
  let progress: TransitionProgress
  private var newcomers: Set<ObjectIdentifier> = []
  private var completions: [(Bool) -> Void] = []
  /// Whether the new layout is still being made.
  private(set) var isOpen = true
  /// When it is over by itself.
  var end: VirtualClock.Token?
  /// What lets views join it.
  weak var coordinator: TransitionCoordinator?

  /// Starts one at an instant.
  init(since start: TimeInterval) {
    progress = TransitionProgress(
      isPop: false,
      source: .timed(
        TimedProgress(
          from: 0, to: 1, since: start, duration: Rotation.duration, curve: .easeInOut)))
  }

  /// Remembers how a property of a view was before it changes, the first time it does.
  func note(_ property: AnimatableProperty, of view: UIView, model: AnimatableValue?) {
    guard isOpen, let model, !newcomers.contains(ObjectIdentifier(view)), view.window != nil else {
      return
    }
    view.keep(property, model: model, for: progress)
  }

  /// A view came on screen: it is in its new place from the beginning.
  func welcome(_ view: UIView) { newcomers.insert(ObjectIdentifier(view)) }

  /// The windows' new layout is there.
  func close(in windows: [UIWindow]) {
    for window in windows { window.completeRotationOffsets(by: progress) }
    newcomers = []
    isOpen = false
  }

  /// Runs something once all is over.
  func whenOver(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Nothing of the old layout is shown in the windows any more; those who wait hear it.
  func land(in windows: [UIWindow]) {
    for window in windows { window.dropRotationOffsets(by: progress) }
    let waiting = completions
    completions = []
    for completion in waiting { completion(true) }
  }
}

extension UIView {
  /// Keeps what is shown of a property, unless that is done.
  fileprivate func keep(
    _ property: AnimatableProperty, model: AnimatableValue, for progress: TransitionProgress
  ) {
    guard !rotationOffsets.contains(where: { $0.property == property && $0.progress === progress })
    else {
      return
    }
    rotationOffsets.append(
      RotationOffset(
        property: property,
        old: RotationOffset.Trajectory(model: model, animation: animation(of: property)), new: nil,
        progress: progress))
  }

  fileprivate func completeRotationOffsets(by progress: TransitionProgress) {
    for index in rotationOffsets.indices where rotationOffsets[index].progress === progress {
      let property = rotationOffsets[index].property
      rotationOffsets[index].new = model(of: property).map {
        RotationOffset.Trajectory(model: $0, animation: animation(of: property))
      }
    }
    for subview in subviews { subview.completeRotationOffsets(by: progress) }
  }

  fileprivate func dropRotationOffsets(by progress: TransitionProgress) {
    if rotationOffsets.contains(where: { $0.progress === progress }) {
      rotationOffsets.removeAll { $0.progress === progress }
      // Rows that are not seen any more can go.
      setNeedsLayout()
    }
    for subview in subviews { subview.dropRotationOffsets(by: progress) }
  }

  /// Takes over what is left of a rotation from a view that is replaced, with all inside that match.
  func inheritRotation(from old: UIView) {
    rotationOffsets = old.rotationOffsets
    for (new, old) in zip(subviews, old.subviews) where type(of: new) == type(of: old) {
      new.inheritRotation(from: old)
    }
  }
}
