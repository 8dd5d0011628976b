import Foundation

/// The space that the keyboard takes at the bottom of a view; its upper edge moves with a keyboard
/// that is drawn.
///
/// Without one, as with a hardware keyboard, it is as high as the safe area there.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide, KeyboardFollower {
  /// Whether the guide covers the safe area at the bottom while no keyboard is there; true by
  /// default.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { invalidate() } }
  }
  /// Whether it follows a keyboard that is not at the bottom; none is elsewhere here.
  open var followsUndockedKeyboard = false
  /// How far above the keyboard, in points, a finger that drags a scroll view takes it along; none
  /// unless set.
  open var keyboardDismissPadding: CGFloat = 0
  override var edges: NSDirectionalRectEdge { .bottom }

  /// How much of the view the keyboard covers, in points.
  private var overlap: CGFloat = 0

  /// The height of the guide.
  var covered: CGFloat {
    max(overlap, usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0)
  }

  func keyboardFrameDidChange(_ frame: CGRect) {
    guard let owningView else { return }
    let new = owningView.overlap(ofKeyboard: frame)
    guard new != overlap else { return }
    overlap = new
    invalidate()
  }

  private func invalidate() {
    guard let owningView else { return }
    owningView.engineIfConstrained?.invalidate(self)
    owningView.setNeedsLayout()
  }
}

extension UIView {
  /// How much of it, from its lower edge on, a keyboard with a frame on the screen covers, in points.
  func overlap(ofKeyboard frame: CGRect) -> CGFloat {
    guard frame.height > 0 else { return 0 }
    return min(max(0, bounds.maxY - convert(frame, from: nil).minY), bounds.height)
  }

  /// How much of it the keyboard covers, from its lower edge on, in points; once asked, it is laid
  /// out when that changes.
  var keyboardCover: CGFloat { bounds.maxY - keyboardLayoutGuide.layoutFrame.minY }

  /// Its guide of the keyboard; nil if nobody has used it.
  private var usedKeyboardGuide: UIKeyboardLayoutGuide? {
    autoLayout?.ownGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
  }

  /// The space of the keyboard at the bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let usedKeyboardGuide { return usedKeyboardGuide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    usedAutoLayout.ownGuides.append(guide)
    followKeyboard()
    return guide
  }

  /// Has its guide follow the keyboard of the stage that it is on.
  func followKeyboard() {
    guard let guide = usedKeyboardGuide, let stage = window?.stage else { return }
    stage.keyboard.add(guide)
    guide.keyboardFrameDidChange(stage.keyboard.followed)
  }
}
