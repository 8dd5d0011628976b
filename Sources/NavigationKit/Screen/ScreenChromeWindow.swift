import Foundation

/// Lies over the window of an app and shows what the device draws itself.
final class ScreenChromeWindow: UIWindow {
  let statusBar = StatusBarView(frame: .zero)
  let homeIndicator = HomeIndicatorView(frame: .zero)
  /// The status bar's room; transparent where the screen has none.
  private let statusRoom = UIView(frame: .zero)
  /// What controllers want, as far as it is shown.
  private var look = StatusBarLook()
  /// The latest transition there was, and whether a change of looks follows it.
  private weak var seen: TransitionProgress?
  private var followed: TransitionProgress?

  init(on stage: Stage) {
    super.init(windowScene: stage.windowScene)
    backgroundColor = nil
    clipsToBounds = false
    statusRoom.addSubview(statusBar)
    for view in [statusRoom, homeIndicator] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other chrome, at once.
  func show(_ chrome: ScreenChrome) {
    statusBar.content = chrome.statusBar
    statusBar.cutOut = chrome.cutOut
    homeIndicator.isHidden = !chrome.hasHomeIndicator
  }

  /// Takes the screen's size, and shows what controllers want now.
  ///
  /// A change fades with the transition that brings it, inside an animation's block with that, and is
  /// made at once otherwise. What changes while a transition runs already waits for its end. A rotation
  /// shows all that it changes moving.
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
    guard running !== seen else { return }
    seen = running
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

  /// Hides or shows the status bar; both ways of hiding leave the other's home position behind.
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

  /// Whether the status bar went and left its room: beside a cut-out there is none to leave.
  var leavesRoom: Bool {
    look.isHidden && statusBar.content != nil && statusBar.cutOut == .none
  }

  /// Whether there is a status bar to be seen and tapped.
  var showsStatusBar: Bool {
    statusBar.content != nil && hasRoom && !look.isHidden
  }

  private var hasRoom: Bool { statusRoom.alpha > 0 }

  /// Has changes be seen with the rotation whose new layout is being made; else they are made at once.
  private func changeByRotation(_ changes: () -> Void) {
    guard AnimationContext.current?.rotation == nil else { return changes() }
    UIView.performWithoutAnimation(changes)
  }

  /// Takes the screen's size.
  private func fit(_ stage: Stage) {
    UIView.performWithoutAnimation { frame = stage.screen.bounds }
    homeIndicator.frame = HomeIndicatorView.frame(in: bounds.size)
    let height = StatusBarMetrics.height(of: stage.safeAreaInsets.top, statusBar.cutOut)
    fitStatusBar(height: stage.traits.verticalSizeClass == .compact ? 0 : height)
  }

  /// A phone on its side has no status bar, and no screen has one without room for it.
  ///
  /// It keeps its height as it goes, and has it as it comes, so that letters fade where they are.
  private func fitStatusBar(height: CGFloat) {
    if height > 0, !hasRoom {
      UIView.performWithoutAnimation { statusBar.frame.size.height = height }
    }
    statusRoom.alpha = height > 0 ? 1 : 0
    let size = CGSize(width: bounds.width, height: height > 0 ? height : statusBar.frame.height)
    guard statusBar.bounds.size != size else { return }
    // One that slid out of sight stays there however high it is.
    if look.isHidden { UIView.performWithoutAnimation { statusBar.alpha = 0 } }
    statusBar.frame = CGRect(origin: .zero, size: size)
  }
}
