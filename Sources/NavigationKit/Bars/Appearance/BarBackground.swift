import Foundation

/// What lies behind a bar's content: one view, or two while one page's gives way to another's.
final class BarBackground: UIView {
  private(set) var backgroundView: BarBackgroundView
  private var leaving: BarBackgroundView?

  init(edge: ScrollEdge) {
    backgroundView = BarBackgroundView(edge: edge)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(backgroundView)
  }

  required init?(coder: NSCoder) { nil }

  /// The edge of the page that the bar stands at.
  var edge: ScrollEdge {
    get { backgroundView.edge }
    set { backgroundView.edge = newValue }
  }

  /// Shows a page's backgrounds, at once.
  func show(_ backgrounds: BarBackgroundStyles, page: UIViewController?) {
    backgroundView.backgrounds = backgrounds
    backgroundView.page = page
  }

  /// Starts to show a page's backgrounds in place of the present ones; nothing moves where both look the same.
  func beginTransition(
    to backgrounds: BarBackgroundStyles, page: UIViewController?, at now: TimeInterval
  ) {
    endTransition()
    let next = BarBackgroundView(edge: edge)
    next.backgrounds = backgrounds
    next.page = page
    addSubview(next)
    guard next.layers(at: now) != backgroundView.layers(at: now) else {
      next.removeFromSuperview()
      return show(backgrounds, page: page)
    }
    let start = backgroundView.movingFrame(at: now)
    next.frame = backgroundView.frame
    backgroundView.animations.removeAll()
    UIView.performWithoutAnimation { backgroundView.frame = start }
    leaving = backgroundView
    backgroundView = next
  }

  /// Takes its place behind the bar.
  func place(_ frame: CGRect) {
    self.frame = frame
    backgroundView.frame = bounds
    leaving?.frame.size.width = bounds.width
  }

  /// Two views slide with their pages, side by side, so that they never lie over each other; where
  /// pages fade in place, so do they.
  func drive(by progress: TransitionProgress) {
    guard let leaving else { return }
    let (lower, upper) = progress.isPop ? (backgroundView, leaving) : (leaving, backgroundView)
    guard !progress.isCrossFade else {
      lower.drive(.alpha, from: .number(1), to: .number(0), by: progress)
      return upper.drive(.alpha, from: .number(0), to: .number(1), by: progress)
    }
    let way = isRightToLeft ? -bounds.width : bounds.width
    let here = { (backgroundView: BarBackgroundView) in AnimatableValue.rect(backgroundView.frame) }
    let away = { (backgroundView: BarBackgroundView, distance: CGFloat) in
      AnimatableValue.rect(backgroundView.frame.offsetBy(dx: distance, dy: 0))
    }
    upper.drive(.frame, from: away(upper, way), to: here(upper), by: progress)
    lower.drive(.frame, from: here(lower), to: away(lower, -way), by: progress)
  }

  /// Forgets what gave way.
  func endTransition() {
    leaving?.removeFromSuperview()
    leaving = nil
  }
}
