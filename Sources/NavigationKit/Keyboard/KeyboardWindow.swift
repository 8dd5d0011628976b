import Foundation

/// The window over the app's window, under what the device draws: it shows the software keyboard.
final class KeyboardWindow: UIWindow {
  private let keyboard: KeyboardView
  private weak var typedInto: UIResponder?

  init(on stage: Stage) {
    keyboard = KeyboardView(on: stage)
    super.init(windowScene: stage.windowScene)
    backgroundColor = nil
    clipsToBounds = false
    keyboard.isHidden = true
    addSubview(keyboard)
  }

  required init?(coder: NSCoder) { nil }

  /// The keyboard is no part of the app.
  override var proxies: AppearanceRegistry? { nil }

  /// Only the keyboard gets touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Shows the keys for the first responder, at the keyboard's height.
  func update(for responder: UIResponder?, on screen: KeyboardMetrics.Screen, height: CGFloat) {
    UIView.performWithoutAnimation { frame = CGRect(origin: .zero, size: screen.size) }
    let request = KeyboardRequest(of: responder)
    if responder !== typedInto {
      typedInto = responder
      keyboard.begin(request, isPad: screen.isPad)
    }
    keyboard.show(request, on: screen, height: height)
  }

  /// Moves the keyboard to a frame, in the animation that this is called in; one that was away
  /// begins below the screen.
  func slide(to frame: CGRect) {
    if keyboard.isHidden {
      UIView.performWithoutAnimation {
        keyboard.frame = frame.offsetBy(dx: 0, dy: bounds.maxY - frame.minY)
      }
      keyboard.isHidden = false
    }
    keyboard.frame = frame
  }

  /// Moves the keyboard below the screen, as high as it is.
  func slideAway() { keyboard.frame.origin.y = bounds.maxY }

  /// Takes the keyboard away, once it has left the screen.
  func hideKeyboard() { keyboard.isHidden = true }
}
