public import Foundation

extension UIScrollView {
  /// The minimum magnification of the view that the delegate names; 1 unless set.
  public var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set {
      zoom.minimum = max(newValue.finite, CGFloat.leastNonzeroMagnitude)
      addPinchIfNeeded()
    }
  }

  /// The maximum magnification of the view that the delegate names; 1 unless set.
  public var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set {
      zoom.maximum = newValue.finite
      addPinchIfNeeded()
    }
  }

  /// The magnification.
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch may go beyond the limits, and bounces back; true unless set.
  public var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }

  /// Whether two fingers zoom the content.
  public var isZooming: Bool { zoom.hold != nil }
  /// Whether the content bounces back to a limit.
  public var isZoomBouncing: Bool { zoom.isBouncing }
  /// The pinch that zooms; nil if the content cannot be zoomed.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  /// Magnifies the content around the middle of the view, within the limits.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    magnify(to: zoom.clamped(scale.finite), around: middleOfContent, animated: animated)
  }

  /// Magnifies the content so that a part of it fills the view, as far as the limits allow.
  ///
  /// - Parameter rect: The part, in the coordinates of the view that is zoomed.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    magnify(
      to: zoom.clamped(scale), around: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  private func magnify(to scale: CGFloat, around point: CGPoint, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    let middle = middle
    let change = { [self] in
      show(view, scale: scale, holding: point, at: middle)
      contentOffset = extent.clamped(contentOffset)
    }
    let end = { [weak self, weak view] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
    guard animated, window != nil else {
      change()
      return end()
    }
    UIView.animate(withDuration: UIScrollView.animationDuration, animations: change) { _ in end() }
  }

  /// The middle of the view, from its top left.
  private var middle: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }
  /// The zoomed view's point in the middle of the scroll view, in the zoomed view's coordinates.
  private var middleOfContent: CGPoint { unmagnified(CGPoint(x: bounds.midX, y: bounds.midY)) }

  /// A point of the content in the coordinates of the view that is zoomed.
  private func unmagnified(_ point: CGPoint) -> CGPoint {
    let origin = scrollDelegate?.viewForZooming(in: self)?.frame.origin ?? .zero
    return CGPoint(x: (point.x - origin.x) / zoom.scale, y: (point.y - origin.y) / zoom.scale)
  }

  /// Shows a view magnified, with a point of it at a place in the scroll view.
  ///
  /// The app may move the view as it gets smaller or larger, to keep it in the middle.
  private func show(_ view: UIView, scale: CGFloat, holding point: CGPoint, at place: CGPoint) {
    zoom.scale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    contentSize = size
    let hold = { [self] in
      contentOffset = CGPoint(
        x: view.frame.minX + point.x * scale - place.x,
        y: view.frame.minY + point.y * scale - place.y)
    }
    hold()
    scrollDelegate?.scrollViewDidZoom(self)
    layoutIfNeeded()
    if view.frame.origin != origin { hold() }
  }

  // MARK: Two fingers

  private func addPinchIfNeeded() {
    guard zoom.pinch == nil, zoom.minimum < zoom.maximum else { return }
    let pinch = ZoomPinchGestureRecognizer()
    pinch.addAction(
      UIAction { action in
        let pinch = action.sender as? UIPinchGestureRecognizer
        (pinch?.view as? UIScrollView)?.pinchDidChange()
      })
    zoom.pinch = pinch
    addGestureRecognizer(pinch)
  }

  private func pinchDidChange() {
    guard let pinch = zoom.pinch else { return }
    let finger = pinch.location(in: self)
    switch pinch.state {
    case .began:
      beginPinch(on: pinch.held)
      follow(pinch.scale, at: finger)
    case .changed: follow(pinch.scale, at: finger)
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private func beginPinch(on held: CGPoint) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    // The pinch moves the content from here on.
    panGestureRecognizer.isEnabled = false
    panGestureRecognizer.isEnabled = isScrollEnabled
    zoom.hold = Zoom.Hold(point: unmagnified(held), scale: zoom.scale)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func follow(_ scale: CGFloat, at finger: CGPoint) {
    guard let hold = zoom.hold, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let place = CGPoint(x: finger.x - bounds.minX, y: finger.y - bounds.minY)
    UIView.performWithoutAnimation {
      show(view, scale: zoom.shown(hold.scale * scale), holding: hold.point, at: place)
      if !bounces || !zoom.bounces { contentOffset = extent.clamped(contentOffset) }
    }
  }

  /// The fingers let go: the content comes back to the limits and to its edges.
  private func endPinch() {
    guard zoom.hold != nil, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    zoom.hold = nil
    let scale = zoom.clamped(zoom.scale)
    let (held, middle) = (middleOfContent, middle)
    zoom.isBouncing = scale != zoom.scale
    UIView.animate(withDuration: UIScrollView.animationDuration) {
      if zoom.isBouncing { show(view, scale: scale, holding: held, at: middle) }
      contentOffset = extent.clamped(contentOffset)
    } completion: { [weak self, weak view] _ in
      guard let self else { return }
      zoom.isBouncing = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
  }
}
