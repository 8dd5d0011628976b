import Drawing
public import Foundation

extension Stage {
  /// Rotates the screen: size, insets and traits change at once, and what is on screen moves to the
  /// new layout in 0.3 s for a quarter turn, easing in and out, as UIKit has it.
  ///
  /// Controllers are notified with an animated coordinator: its animations run with the rotation,
  /// its completions at the end. A running transition or another rotation goes on meanwhile.
  ///
  /// Returns false if the controller that covers the screen does not support the orientation.
  ///
  /// - Parameters:
  ///   - size: The screen's new size in points.
  ///   - safeAreaInsets: The space that the screen's own edges cover from now on.
  ///   - wanted: The orientation it gets; nil, the default, for the present one if it fits,
  ///     else a supported one, in landscape first that with the device's bottom at the right.
  @discardableResult
  public func rotate(
    to size: CGSize, safeAreaInsets: UIEdgeInsets, orientation wanted: UIInterfaceOrientation? = nil
  ) -> Bool {
    rotate(to: size, safeAreaInsets: safeAreaInsets, orientation: wanted, by: nil)
  }

  /// Rotates the screen by a number of quarters clockwise; nil for the shorter direction.
  @discardableResult
  package func rotate(
    to size: CGSize, safeAreaInsets: UIEdgeInsets, orientation wanted: UIInterfaceOrientation?,
    by quarters: Int?
  ) -> Bool {
    endOpenUpdate()
    guard let turned = orientationAfterRotation(to: size, wanted: wanted) else { return false }
    let former = captureFormerLayout()
    perform {
      let rotation = Rotation(
        since: now, by: quarters ?? orientation.turn.quarters(to: turned.turn), from: former)
      rotations.append(rotation)
      change(to: size, safeAreaInsets: safeAreaInsets, by: rotation, turned: turned)
      layOut(for: rotation)
      rotation.close(in: windows)
      rotation.end = clock.schedule(after: rotation.duration, kind: .motion) { [weak self] in
        self?.end(rotation)
      }
    }
    return true
  }

  /// A picture of the present layout, with the rest of the one that fades out.
  private func captureFormerLayout() -> FormerLayout {
    let last = fadingRotation
    defer { last?.dropFormer() }
    return FormerLayout(
      FormerLayout.Page(commands: appCommands, size: window.presentedFrame(at: now).size),
      under: last?.former, share: last?.share(at: now) ?? 0)
  }

  /// Lays out the windows; the rotation animates what changes.
  private func layOut(for rotation: Rotation) {
    AnimationContext.run(AnimationContext(rotation: rotation)) {
      window.layoutIfNeeded()
      // Layout that views requested meanwhile belongs to the same animation.
      layOutKeyboardFollowers()
      if keyboard.isShown { revealTyping() }
      chromeWindow?.update()
    }
  }

  /// The windows that a rotation animates: the app's, the keyboard's, and that of the device's
  /// parts over the app.
  private var windows: [UIWindow] {
    appWindows + [chromeWindow].compactMap(\.self)
  }

  /// Ends the running rotations at once.
  func endRotations() { for rotation in rotations { end(rotation) } }

  private func end(_ rotation: Rotation) {
    clock.cancel(rotation.end)
    rotations.removeAll { $0 === rotation }
    rotation.land(in: windows)
  }
}
