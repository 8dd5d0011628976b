import Foundation

/// What lies behind a bar's content: one pane, or two while one page's gives way to another's.
final class BarBackground: UIView {
  private(set) var pane: BarPane
  private var leaving: BarPane?

  init(edge: ScrollEdge) {
    pane = BarPane(edge: edge)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(pane)
  }

  required init?(coder: NSCoder) { nil }

  /// The edge of the page that the bar stands at.
  var edge: ScrollEdge {
    get { pane.edge }
    set { pane.edge = newValue }
  }

  /// Shows a page's grounds, at once.
  func show(_ grounds: BarGrounds, page: UIViewController?) {
    pane.grounds = grounds
    pane.page = page
  }

  /// Starts to show a page's grounds in place of the present ones; nothing moves where both look the same.
  func beginTransition(to grounds: BarGrounds, page: UIViewController?, at now: TimeInterval) {
    endTransition()
    let next = BarPane(edge: edge)
    next.grounds = grounds
    next.page = page
    addSubview(next)
    guard next.layers(at: now) != pane.layers(at: now) else {
      next.removeFromSuperview()
      return show(grounds, page: page)
    }
    let start = pane.movingFrame(at: now)
    next.frame = pane.frame
    pane.animations.removeAll()
    UIView.performWithoutAnimation { pane.frame = start }
    leaving = pane
    pane = next
  }

  /// Takes its place behind the bar.
  func place(_ frame: CGRect) {
    self.frame = frame
    pane.frame = bounds
    leaving?.frame.size.width = bounds.width
  }

  /// Two panes slide with their pages, side by side, so that they never lie over each other; where
  /// pages fade in place, so do they.
  func drive(by progress: TransitionProgress) {
    guard let leaving else { return }
    let (lower, upper) = progress.isPop ? (pane, leaving) : (leaving, pane)
    guard !progress.isCrossFade else {
      lower.drive(.alpha, from: .number(1), to: .number(0), by: progress)
      return upper.drive(.alpha, from: .number(0), to: .number(1), by: progress)
    }
    let way = isRightToLeft ? -bounds.width : bounds.width
    let here = { (pane: BarPane) in AnimatableValue.rect(pane.frame) }
    let away = { (pane: BarPane, distance: CGFloat) in
      AnimatableValue.rect(pane.frame.offsetBy(dx: distance, dy: 0))
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
