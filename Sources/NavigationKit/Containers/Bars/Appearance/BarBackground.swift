import Foundation

/// The background of a bar: one view, or two during a transition between pages.
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

  /// The edge of the page at which the bar is.
  var edge: ScrollEdge {
    get { backgroundView.edge }
    set { backgroundView.edge = newValue }
  }

  /// Whether nothing is seen through it where content is scrolled to its edge.
  var isOpaqueAtEdge: Bool {
    backgroundView.backgrounds.edge.isOpaque(in: traitCollection)
  }

  /// Shows the backgrounds for a page, without animation.
  func show(_ backgrounds: BarBackgroundStyles, page: UIViewController?) {
    backgroundView.backgrounds = backgrounds
    backgroundView.page = page
  }

  /// Begins a transition to a page's backgrounds; nothing is animated if they look the same.
  func beginTransition(
    to backgrounds: BarBackgroundStyles, page: UIViewController?, at now: TimeInterval
  ) {
    endTransition()
    let next = BarBackgroundView(edge: edge)
    next.backgrounds = backgrounds
    next.page = page
    addSubview(next)
    guard next.ownLayers(at: now) != backgroundView.ownLayers(at: now) else {
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

  /// Sets the frame behind the bar.
  func place(_ frame: CGRect) {
    self.frame = frame
    backgroundView.frame = bounds
    leaving?.frame.size.width = bounds.width
  }

  /// Animates a transition: the two views slide with their pages, side by side without an overlap,
  /// or cross-fade if the pages do.
  func drive(by progress: TransitionProgress) {
    guard let leaving else { return }
    let (lower, upper) = progress.isPop ? (backgroundView, leaving) : (leaving, backgroundView)
    guard !progress.isCrossFade else { return fade(from: lower, to: upper, by: progress) }
    let distance = isRightToLeft ? -bounds.width : bounds.width
    let here = { (backgroundView: BarBackgroundView) in AnimatableValue.rect(backgroundView.frame) }
    let away = { (backgroundView: BarBackgroundView, distance: CGFloat) in
      AnimatableValue.rect(backgroundView.frame.offsetBy(dx: distance, dy: 0))
    }
    upper.drive(.frame, from: away(upper, distance), to: here(upper), by: progress)
    lower.drive(.frame, from: here(lower), to: away(lower, -distance), by: progress)
  }

  /// Animates a transition between pages beside the bar, as tabs are: the two views cross-fade in
  /// their place.
  func fade(by progress: TransitionProgress) {
    if let leaving { fade(from: leaving, to: backgroundView, by: progress) }
  }

  private func fade(
    from old: BarBackgroundView, to new: BarBackgroundView, by progress: TransitionProgress
  ) {
    old.drive(.alpha, from: .number(1), to: .number(0), by: progress)
    new.drive(.alpha, from: .number(0), to: .number(1), by: progress)
  }

  /// Removes the outgoing view.
  func endTransition() {
    leaving?.removeFromSuperview()
    leaving = nil
  }
}
