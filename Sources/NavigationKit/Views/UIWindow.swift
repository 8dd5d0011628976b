public import Foundation

/// The view at the bottom of everything: it fills a stage and shows one controller.
open class UIWindow: UIView {
  /// The stage it is shown on; nil until it is shown.
  weak var stage: Stage?

  /// Makes a window; it takes the stage's size once it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    stage = Stage.current
    backgroundColor = .black
    clipsToBounds = true
    statusBarTap.watch(self)
  }

  init(stage: Stage, frame: CGRect) {
    super.init(frame: frame)
    self.stage = stage
    backgroundColor = .black
    clipsToBounds = true
    statusBarTap.watch(self)
  }

  open override var window: UIWindow? { self }

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

  private let statusBarTap = StatusBarTap()

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
      self.rootViewController.map(self.install)
      for view in self.subviews { view.viewController?.viewDidMove(isInWindow: true) }
    }
  }

  private func install(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    controller.view.frame = bounds
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

  /// Takes what covers the screen's edges from the stage.
  func setScreenInsets(_ insets: UIEdgeInsets) {
    guard insets != lastSafeAreaInsets else { return }
    lastSafeAreaInsets = insets
    for subview in subviews { subview.updateSafeArea() }
  }
}
