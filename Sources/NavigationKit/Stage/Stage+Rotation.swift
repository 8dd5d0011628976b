public import Foundation

extension Stage {
  /// Turns the screen: sizes, insets and traits are the new ones at once, and what is on screen moves
  /// to the new layout in 0.3 s, easing in and out, as UIKit has it.
  ///
  /// Controllers hear of it with an animated coordinator: what they hand it moves with the rotation,
  /// and its completions run at the end. A transition or another rotation that runs goes on meanwhile.
  ///
  /// Returns whether it turns: not where what covers the screen does not support that.
  ///
  /// - Parameters:
  ///   - size: The screen's new size in points.
  ///   - safeAreaInsets: What the screen's own edges cover from now on.
  @discardableResult
  public func rotate(to size: CGSize, safeAreaInsets: UIEdgeInsets) -> Bool {
    endOpenUpdate()
    guard canRotate(to: size) else { return false }
    perform {
      let rotation = Rotation(since: now)
      rotations.append(rotation)
      change(to: size, safeAreaInsets: safeAreaInsets, by: rotation)
      layOut(for: rotation)
      rotation.close(in: windows)
      rotation.end = clock.schedule(after: Rotation.duration, kind: .motion) { [weak self] in
        self?.end(rotation)
      }
    }
    return true
  }

  /// Has what is on screen take its new place, where the rotation still shows the old one.
  private func layOut(for rotation: Rotation) {
    AnimationContext.run(AnimationContext(rotation: rotation)) {
      window.layoutIfNeeded()
      // What a view asked of its superview meanwhile belongs to the same motion.
      window.layoutIfNeeded()
      chromeWindow?.update()
    }
  }

  /// What a rotation moves: the app, and what the device draws over it.
  private var windows: [UIWindow] { [window] + (chromeWindow.map { [$0] } ?? []) }

  /// Ends the rotations that run: the new layout is all that is shown.
  func endRotations() { for rotation in rotations { end(rotation) } }

  private func end(_ rotation: Rotation) {
    clock.cancel(rotation.end)
    rotations.removeAll { $0 === rotation }
    rotation.land(in: windows)
  }
}
