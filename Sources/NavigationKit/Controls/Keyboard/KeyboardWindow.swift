import Foundation

/// The window over the app's window, under what the device draws: it shows the software keyboard,
/// and the app's views in its place and above it.
final class KeyboardWindow: UIWindow, SoftwareKeyboard {
  let panel: InputPanel
  private weak var typedInto: UIResponder?

  init(on stage: Stage) {
    panel = InputPanel(KeyboardView(on: stage))
    super.init(windowScene: stage.windowScene)
    backgroundColor = nil
    clipsToBounds = false
    panel.isHidden = true
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  /// The keyboard is no part of the app.
  override var proxies: AppearanceRegistry? { nil }

  /// Only the keyboard gets touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  func update(
    for responder: UIResponder?, _ views: InputViews, on screen: KeyboardMetrics.Screen,
    keys: CGFloat
  ) {
    UIView.performWithoutAnimation {
      frame = CGRect(origin: .zero, size: screen.size)
      setScreenInsets(UIEdgeInsets(bottom: screen.insets.bottom))
    }
    panel.show(views, hasKeys: keys > 0)
    guard keys > 0 else { return }
    let request = KeyboardRequest(of: responder)
    if responder !== typedInto {
      typedInto = responder
      panel.keyboard.begin(request, isPad: screen.isPad)
    }
    panel.keyboard.show(request, on: screen, height: keys)
  }

  var owner: UIResponder? { panel.next }

  func slide(to frame: CGRect) {
    if panel.isHidden {
      UIView.performWithoutAnimation {
        panel.frame = frame.offsetBy(dx: 0, dy: bounds.maxY - frame.minY)
      }
      panel.isHidden = false
    }
    panel.frame = frame
  }

  func slideAway() { panel.frame.origin.y = bounds.maxY }

  func hideKeyboard() {
    panel.isHidden = true
    panel.show(InputViews(of: nil), hasKeys: false)
  }
}
