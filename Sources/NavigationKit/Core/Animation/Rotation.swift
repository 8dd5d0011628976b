import Drawing
import Foundation

/// An animated change of the whole layout: properties change at once, the screen follows.
final class Rotation {
  /// Seconds a quarter turn takes: the documented default of UIKit's
  /// `statusBarOrientationAnimationDuration`.
  nonisolated static let quarter: TimeInterval = 0.3

  /// Seconds it takes: a half turn twice as long as a quarter.
  let duration: TimeInterval

  /// Its progress, easing in and out.
  let progress: TransitionProgress
  /// By how many quarters the device is turned, clockwise.
  private let quarters: Int
  /// How the screen looked before; nil once a newer rotation has taken it into its own picture.
  private(set) var former: FormerLayout?
  private var addedViews: Set<ObjectIdentifier> = []
  private var completions: [(Bool) -> Void] = []
  /// Whether the new layout is still being made.
  private(set) var isOpen = true
  /// The scheduled end.
  var end: VirtualClock.Token?
  /// Runs animations alongside it.
  weak var coordinator: TransitionCoordinator?

  /// Starts a rotation at a time.
  ///
  /// - Parameters:
  ///   - quarters: By how many quarters the device is turned, clockwise.
  ///   - former: How the screen looks now.
  init(since start: TimeInterval, by quarters: Int, from former: FormerLayout) {
    (self.quarters, self.former) = (quarters, former)
    duration = Rotation.quarter * TimeInterval(max(1, abs(quarters)))
    progress = TransitionProgress(
      isPop: false,
      source: .timed(
        TimedProgress(
          from: 0, to: 1, since: start, duration: duration, curve: .easeInOut)))
  }

  /// How far the device has still to be turned at a time, in radians clockwise.
  func rest(at now: TimeInterval) -> CGFloat {
    CGFloat(quarters) * .pi / 2 * CGFloat(1 - progress.value(at: now))
  }

  /// How the interface turns, as seen on the device: the other way round.
  var interfaceTransform: CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(-quarters) * .pi / 2)
  }

  /// How much of the old layout is left at a time, 0…1.
  func share(at now: TimeInterval) -> Double { 1 - progress.value(at: now) }

  /// Leaves the old layout to a newer rotation.
  func dropFormer() { former = nil }

  /// Keeps the value that a view's property has before its first change.
  func record(_ property: AnimatableProperty, of view: UIView, model: AnimatableValue?) {
    guard isOpen, let model, !addedViews.contains(ObjectIdentifier(view)), view.window != nil else {
      return
    }
    view.keep(property, model: model, for: progress)
  }

  /// A view was added to the window: it is in its new place from the beginning.
  func viewWasAdded(_ view: UIView) { addedViews.insert(ObjectIdentifier(view)) }

  /// The windows have their new layout.
  func close(in windows: [UIWindow]) {
    for window in windows { window.completeRotationOffsets(by: progress) }
    addedViews = []
    isOpen = false
  }

  /// Adds a completion.
  func whenOver(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Ends the rotation in the windows, and runs the completions.
  func land(in windows: [UIWindow]) {
    for window in windows { window.dropRotationOffsets(by: progress) }
    let waiting = completions
    completions = []
    for completion in waiting { completion(true) }
  }
}

extension UIView {
  /// Keeps a property's old value or animation, unless it is kept already.
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
        old: RotationOffset.AnimatedValue(model: model, animation: animation(of: property)),
        new: nil,
        progress: progress))
  }

  fileprivate func completeRotationOffsets(by progress: TransitionProgress) {
    for index in rotationOffsets.indices where rotationOffsets[index].progress === progress {
      let property = rotationOffsets[index].property
      rotationOffsets[index].new = model(of: property).map {
        RotationOffset.AnimatedValue(model: $0, animation: animation(of: property))
      }
    }
    for subview in subviews { subview.completeRotationOffsets(by: progress) }
  }

  fileprivate func dropRotationOffsets(by progress: TransitionProgress) {
    if rotationOffsets.contains(where: { $0.progress === progress }) {
      rotationOffsets.removeAll { $0.progress === progress }
      // Rows that are off screen now can be removed.
      setNeedsLayout()
    }
    for subview in subviews { subview.dropRotationOffsets(by: progress) }
  }

  /// Takes the offsets from a view that is replaced, and those of the subviews that match.
  func inheritRotation(from old: UIView) {
    rotationOffsets = old.rotationOffsets
    for (new, old) in zip(subviews, old.subviews) where type(of: new) == type(of: old) {
      new.inheritRotation(from: old)
    }
  }
}
