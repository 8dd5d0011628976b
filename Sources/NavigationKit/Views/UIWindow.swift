public import Foundation

/// The view at the bottom of everything: it fills a stage and shows one controller.
open class UIWindow: UIView {
  /// The stage it is shown on; nil until it is shown.
  weak var stage: Stage?

  /// Makes a window; it takes the stage's size once it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(on: Stage.current)
  }

  /// Makes a window of a scene, in the size of its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUp(on: windowScene.stage)
  }

  /// Makes a window of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(on: Stage.current)
  }

  convenience init(stage: Stage, frame: CGRect) {
    self.init(frame: frame)
    self.stage = stage
  }

  private func setUp(on stage: Stage?) {
    self.stage = stage
    byDefault { backgroundColor = .black }
    clipsToBounds = true
  }

  /// The scene it is shown in, or is to be; one that is shown stays in its scene.
  open var windowScene: UIWindowScene? {
    get { stage?.windowScene }
    set {
      guard newValue !== windowScene else { return }
      precondition(
        !isShown, "A window that is shown stays in its scene: set windowScene before showing it.")
      stage = newValue?.stage
    }
  }

  /// The screen it is on.
  open var screen: UIScreen { stage?.screen ?? .main }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue.map(remove)
      if isShown { rootViewController.map(install) }
    }
  }

  /// Whether the window is on its stage.
  private(set) var isShown = false
  /// Whether events go to it: the one window a stage shows.
  open var isKeyWindow: Bool { isShown && stage?.window === self }
  /// Events go to it from now on; do not call it.
  open func becomeKey() {}
  /// Events go to another window from now on; do not call it.
  open func resignKey() {}

  /// Who in the window the keyboard talks to.
  weak var firstResponder: UIResponder? {
    didSet { stage?.keyboardDidChange(isShown: firstResponder?.takesText == true) }
  }

  /// Shows the window on its stage.
  open func makeKeyAndVisible() {
    guard let stage, !isShown else { return }
    isShown = true
    stage.perform {
      stage.show(self)
      self.proxies?.apply(to: self)
      self.rootViewController.map(self.install)
      for view in self.subviews { view.viewController?.viewDidMove(isInWindow: true) }
    }
  }

  private func install(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    controller.view.place(in: bounds)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    insertSubview(controller.view, at: 0)
    layoutIfNeeded()
    controller.reportIsAppearing(animated: false)
    layoutIfNeeded()
    controller.endAppearanceTransition()
  }

  private func remove(_ controller: UIViewController) {
    guard isShown, controller.isViewLoaded else { return }
    controller.endPresentations()
    controller.beginAppearanceTransition(false, animated: false)
    controller.view.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  /// The appearance proxies of the app it belongs to; nil where there are none.
  var proxies: AppearanceRegistry? { stage?.application.appearancesIfUsed }

  /// Takes what covers the screen's edges from the stage.
  func setScreenInsets(_ insets: UIEdgeInsets) {
    guard insets != lastSafeAreaInsets else { return }
    lastSafeAreaInsets = insets
    for subview in subviews { subview.updateSafeArea() }
  }
}
