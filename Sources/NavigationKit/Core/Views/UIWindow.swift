public import Foundation

/// The root of the view hierarchy: it fills a stage and shows one controller.
open class UIWindow: UIView {
  /// The stage it is shown on, or will be.
  weak var stage: Stage? {
    didSet {
      forgetTraits()
      if tint.color == nil { tint.color = stage?.accentColor }
    }
  }

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

  /// Makes a window as ``init(frame:)`` does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(on: Stage.current)
  }

  convenience init(stage: Stage, frame: CGRect) {
    self.init(frame: frame)
    setUp(on: stage)
  }

  private func setUp(on stage: Stage?) {
    self.stage = stage
    byDefault { backgroundColor = .black }
    clipsToBounds = true
  }

  /// The scene it is shown in, or will be; it cannot change once the window is shown.
  open var windowScene: UIWindowScene? {
    get { stage?.windowScene }
    set {
      guard newValue !== windowScene else { return }
      precondition(
        !isShown, "A window that is shown stays in its scene: set windowScene before showing it.")
      stage = newValue?.stage
    }
  }

  /// How far in front it is on iOS; ``Level/normal`` unless set.
  open var windowLevel = Level.normal

  /// The screen it is on.
  open var screen: UIScreen { stage?.screen ?? .main }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene }
  /// The undo manager of all responders in it that have none of their own.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// Offers to take back what was typed last, unless the app does not support that.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    guard motion == .motionShake, application.applicationSupportsShakeToEdit else { return }
    for service in stage?.services ?? [] { service.offerUndo(in: self) }
  }

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
  /// Whether it gets events: it is the window that its stage shows.
  open var isKeyWindow: Bool { isShown && stage?.window === self }
  /// Called when it starts to get events; do not call it.
  open func becomeKey() {}
  /// Called when another window gets the events; do not call it.
  open func resignKey() {}

  /// The responder that the keyboard's input goes to.
  weak var firstResponder: UIResponder? {
    didSet { stage?.keyboardDidChange(isShown: firstResponder?.wantsKeyboard == true) }
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

  /// Sets the safe area of the screen, as the stage knows it.
  func setScreenInsets(_ insets: UIEdgeInsets) {
    guard insets != safeArea.insets else { return }
    safeArea.insets = insets
    frameDidChangeForLayout()
    for subview in subviews { subview.updateSafeArea() }
  }
}
