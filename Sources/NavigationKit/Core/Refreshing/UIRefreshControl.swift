public import Foundation

/// A wheel above scrolled content that refreshes it when the user pulls it down.
///
/// Set it as ``UIScrollView/refreshControl``. It sends ``UIControl/Event/valueChanged`` when the
/// user has pulled far enough. A large title goes down with the content, and the control appears above
/// it; in front of an opaque bar the title stays, and the control appears below.
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)
  private var phase = RefreshPhase.waiting

  override func assemble() {
    clipsToBounds = true
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textAlignment = .center
    addSubview(wheel)
    addSubview(label)
    show(spokes: 0)
  }

  /// The text below the wheel; all of it gets the font and colour of its first letter.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.text = attributedTitle?.string
      let isEmpty = attributedTitle?.string.isEmpty ?? true
      let attributes = isEmpty ? nil : attributedTitle?.attributes(at: 0, effectiveRange: nil)
      label.font = attributes?[.font] as? UIFont ?? .preferredFont(forTextStyle: .footnote)
      label.textColor = attributes?[.foregroundColor] as? UIColor ?? .secondaryLabel
      setNeedsLayout()
      customized(\.attributedTitle)
    }
  }

  /// The wheel's colour; grey unless set.
  open override var tintColor: UIColor! { didSet { wheel.color = tint.color } }

  /// Whether refreshing has begun and not ended.
  open var isRefreshing: Bool { phase == .refreshing }

  /// Begins refreshing without a pull; the content is not scrolled, and no action is sent.
  open func beginRefreshing() { follow(.begin) }

  /// Ends refreshing; the content moves back to its top once no finger holds it.
  open func endRefreshing() { follow(.end) }

  /// The height it adds above the content, in points; 0 unless it is refreshing.
  var inset: CGFloat { isRefreshing ? RefreshMetrics.height : 0 }

  /// Updates the control for content that is pulled down by a distance in points.
  func contentIsPulled(by distance: CGFloat, in scrollView: UIScrollView, byFinger: Bool) {
    UIView.performWithoutAnimation {
      stateAlpha = distance > 0 ? 1 : 0
      frame = CGRect(
        x: scrollView.bounds.minX, y: scrollView.refreshTop, width: scrollView.bounds.width,
        height: max(0, distance))
    }
    if phase == .waiting { show(spokes: RefreshPhase.spokes(pulledBy: distance)) }
    follow(.pulled(distance, byFinger: byFinger))
  }

  private func follow(_ event: RefreshPhase.Event) {
    let old = phase
    phase = phase.after(event)
    guard phase != old else { return }
    switch phase {
    case .waiting: rest()
    case .refreshing: spin()
    case .ended: fade()
    }
    if case .pulled = event, isRefreshing { sendActions(for: .valueChanged) }
  }

  private func rest() {
    wheel.stopAnimating()
    show(spokes: 0)
  }

  private func spin() {
    show(spokes: SpokeWheel.count)
    wheel.startAnimating()
    scrollView?.refreshInsetDidChange()
  }

  private func fade() {
    UIView.animate(withDuration: RefreshMetrics.fadeDuration) {
      wheel.alpha = 0
      label.alpha = 0
    }
    scrollView?.refreshInsetDidChange()
  }

  private func show(spokes: Int) {
    wheel.shownSpokes = spokes
    UIView.performWithoutAnimation {
      wheel.isHidden = spokes == 0
      for view in [wheel, label] { view.alpha = 1 }
    }
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  open override func layoutSubviews() {
    let size = wheel.sizeThatFits(.zero)
    let isAlone = attributedTitle == nil
    let middle = isAlone ? RefreshMetrics.height / 2 : RefreshMetrics.raisedWheel
    wheel.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (middle - size.height / 2).rounded(),
      width: size.width, height: size.height)
    let line = label.sizeThatFits(bounds.size)
    label.frame = CGRect(
      x: 0, y: (RefreshMetrics.title - line.height / 2).rounded(), width: bounds.width,
      height: line.height)
  }
}
