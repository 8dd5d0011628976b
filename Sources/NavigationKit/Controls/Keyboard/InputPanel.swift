import Foundation

/// The panel that slides in at the bottom of the screen: the view above the keyboard, and the
/// keyboard or the view in its place.
final class InputPanel: UIView {
  let keyboard: KeyboardView
  private var views = InputViews(of: nil)

  init(_ keyboard: KeyboardView) {
    self.keyboard = keyboard
    super.init(frame: .zero)
    backgroundColor = KeyboardColors.ground
    // The app's views keep their heights while the panel's changes.
    autoresizesSubviews = false
    addSubview(keyboard)
  }

  required init?(coder: NSCoder) { nil }

  /// The responder that provided the app's views, for events that they do not handle.
  override var next: UIResponder? { views.owner ?? super.next }

  /// Shows views, and the keyboard under them if it is there.
  func show(_ views: InputViews, hasKeys: Bool) {
    let old = self.views
    self.views = views
    for view in [old.input, old.accessory] {
      if let view, view !== views.input, view !== views.accessory { view.removeFromSuperview() }
    }
    for view in [views.input, views.accessory] {
      if let view, view.superview !== self {
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
      }
    }
    keyboard.isHidden = !hasKeys
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let top = views.accessoryHeight(width: bounds.width)
    views.accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    keyboard.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    let below = window?.safeAreaInsets.bottom ?? 0
    views.input?.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - below))
  }
}
