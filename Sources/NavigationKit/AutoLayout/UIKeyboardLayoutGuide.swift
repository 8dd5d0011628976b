/// The space that the keyboard takes at the bottom of a view.
///
/// No keyboard is drawn, as with a hardware keyboard: it is as high as the safe area there.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide covers the safe area at the bottom; true by default.
  public var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let owningView else { return }
      owningView.engineIfTakingPart?.invalidate(self)
      owningView.setNeedsLayout()
    }
  }
}
