extension UIResponder {
  /// The window it can be the first responder of: for views above the keyboard that of the app.
  var hostWindow: UIWindow? {
    let own = ownWindow
    return (own as? any SoftwareKeyboard)?.stage?.window ?? own
  }

  private var ownWindow: UIWindow? {
    if let view = self as? UIView { return view.window }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.window }
    return sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIView }.first?.window
  }

  /// Who becomes first responder as it resigns, so that the view that it is in stays.
  private var heir: UIResponder? {
    guard let owner = (ownWindow as? any SoftwareKeyboard)?.owner, owner !== self,
      owner.canBecomeFirstResponder, !owner.acceptsText
    else { return nil }
    return owner
  }

  /// Whether it is a view, or inside that in the responder chain.
  func isPart(of view: UIView) -> Bool {
    sequence(first: self, next: \.next).contains { $0 === view }
  }

  func acquireKeyboard() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let window = hostWindow else {
      // A view that is asked on the way to the screen, as in `viewDidLoad`, follows once it is there.
      (self as? UIView)?.awaitsKeyboard = true
      return false
    }
    guard window.firstResponder !== self else { return true }
    if let present = window.firstResponder {
      let resigns =
        window.stage?.handOverKeyboard(from: present, to: self) ?? present.resignFirstResponder()
      guard resigns else { return false }
    }
    window.firstResponder = self
    return true
  }

  func releaseKeyboard() -> Bool {
    (self as? UIView)?.awaitsKeyboard = false
    guard let window = hostWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    giveUpKeyboard()
    return true
  }

  /// Resigns without being asked.
  func giveUpKeyboard() {
    hostWindow?.firstResponder = heir
    didResign()
  }
}
