import Foundation

/// The window over the app's window: it shows what the device draws itself.
final class ScreenChromeWindow: UIWindow {
  let statusBar = StatusBarView(frame: .zero)
  let homeIndicator = HomeIndicatorView(frame: .zero)
  /// Contains the status bar; transparent if the screen has no room for one.
  private let statusRoom = UIView(frame: .zero)
  /// The look that controllers want, as far as it is shown.
  private var look = StatusBarLook()
  /// The latest transition, and the one that a change of the look is animated with.
  private weak var latest: TransitionProgress?
  private var followed: TransitionProgress?

  init(on stage: Stage) {
    super.init(windowScene: stage.windowScene)
    backgroundColor = nil
    clipsToBounds = false
    statusRoom.addSubview(statusBar)
    for view in [statusRoom, homeIndicator] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// No proxies: the parts that the device draws do not belong to the app.
  override var proxies: AppearanceRegistry? { nil }

  /// Changes the chrome at once.
  func show(_ chrome: ScreenChrome) {
    statusBar.content = chrome.statusBar
    statusBar.cutOut = chrome.cutOut
    homeIndicator.isHidden = !chrome.hasHomeIndicator
  }

  /// Adapts to the screen's size, and shows what controllers want now.
  ///
  /// A change is animated with the transition that brings it, or inside an animation block, and is
  /// made at once otherwise. A change during a running transition waits for its end. A rotation
  /// animates all that it changes.
  func update() {
    guard let stage else { return }
    changeByRotation { fit(stage) }
    let wanted = StatusBarLook(of: stage.window)
    if AnimationContext.current?.isTransition == true { return show(wanted) }
    let running = stage.window.rootViewController?.runningTransition
    if let followed, followed !== running {
      for view in subviews { view.removeAnimations(drivenBy: followed) }
      self.followed = nil
    }
    guard let running else { return changeByRotation { show(wanted) } }
    guard running !== latest else { return }
    latest = running
    guard wanted != look else { return }
    followed = running
    AnimationContext.run(AnimationContext { _ in .progress(running, .whole) }) { show(wanted) }
  }

  private func show(_ wanted: StatusBarLook) {
    guard wanted != look else { return }
    let old = look
    look = wanted
    if wanted.style != old.style { statusBar.style = wanted.style }
    if wanted.isHidden != old.isHidden {
      hide(wanted.isHidden, by: wanted.animation)
      stage?.updateScreenInsets()
    }
    homeIndicator.alpha = wanted.hidesHomeIndicator ? 0 : 1
  }

  /// Hides or shows the status bar, after undoing what the other animation has left.
  private func hide(_ isHidden: Bool, by animation: UIStatusBarAnimation) {
    let home = CGRect(origin: .zero, size: statusBar.bounds.size)
    let away = home.offsetBy(dx: 0, dy: -home.height)
    UIView.performWithoutAnimation {
      statusBar.frame = !isHidden && animation == .slide ? away : home
      statusBar.alpha = !isHidden && animation != .slide ? 0 : 1
    }
    switch animation {
    case .none: UIView.performWithoutAnimation { statusBar.alpha = isHidden ? 0 : 1 }
    case .fade: statusBar.alpha = isHidden ? 0 : 1
    case .slide: statusBar.frame = isHidden ? away : home
    }
  }

  /// Whether the status bar is hidden and its space is free; beside a cut-out it is not.
  var leavesRoom: Bool {
    look.isHidden && statusBar.content != nil && statusBar.cutOut == .none
  }

  /// Whether a status bar is visible, and can be tapped.
  var showsStatusBar: Bool {
    statusBar.content != nil && hasRoom && !look.isHidden
  }

  private var hasRoom: Bool { statusRoom.alpha > 0 }

  /// Has changes animated by the rotation whose new layout is being made; else makes them at once.
  private func changeByRotation(_ changes: () -> Void) {
    guard AnimationContext.current?.rotation == nil else { return changes() }
    UIView.performWithoutAnimation(changes)
  }

  /// Adapts to the screen's size.
  private func fit(_ stage: Stage) {
    UIView.performWithoutAnimation { frame = stage.screen.bounds }
    homeIndicator.frame = HomeIndicatorView.frame(in: bounds.size)
    statusBar.callHeight = stage.callHeight
    let height =
      StatusBarMetrics.height(of: stage.safeAreaInsets.top, statusBar.cutOut) + stage.callHeight
    fitStatusBar(height: stage.traits.verticalSizeClass == .compact ? 0 : height)
  }

  /// Sizes the status bar, or hides it if its height is zero, as in compact height.
  ///
  /// It keeps its height while it disappears, and has the new one from the start when it appears,
  /// so that its contents fade in place.
  private func fitStatusBar(height: CGFloat) {
    if height > 0, !hasRoom {
      UIView.performWithoutAnimation { statusBar.frame.size.height = height }
    }
    statusRoom.alpha = height > 0 ? 1 : 0
    let size = CGSize(width: bounds.width, height: height > 0 ? height : statusBar.frame.height)
    guard statusBar.bounds.size != size else { return }
    // One that slid out stays hidden, whatever its height.
    if look.isHidden { UIView.performWithoutAnimation { statusBar.alpha = 0 } }
    statusBar.frame = CGRect(origin: .zero, size: size)
  }
}
