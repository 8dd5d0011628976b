import Foundation

/// A menu that was asked for, and the view that is pressed in for it.
struct ContextMenuRequest {
  let configuration: UIContextMenuConfiguration
  let target: UIView
  /// How what is lifted is cut and coloured.
  let parameters: UIPreviewParameters
}

extension UIContextMenuInteraction {
  /// Asks for a menu, and presses the view in; returns false if there is no menu.
  func beginPress() -> Bool {
    click = nil
    guard case .idle = phase, let view,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: press.location(in: view))
    else { return false }
    let preview = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    let request = ContextMenuRequest(
      configuration: configuration, target: preview?.view ?? view,
      parameters: preview?.parameters ?? UIPreviewParameters())
    phase = .pressing(request)
    request.target.pressIn()
    return true
  }

  /// The finger left, or moved, before the menu opened.
  func cancelPress() {
    guard case .pressing(let request) = phase else { return }
    phase = .idle
    request.target.pressOut()
  }

  /// Opens the menu that was asked for.
  func openMenu() {
    guard case .pressing(let request) = phase else { return }
    guard let window = request.target.window else { return cancelPress() }
    let overlay = ContextMenuOverlay(
      request, menu: request.configuration.actionProvider?([]) ?? UIMenu(),
      controller: request.configuration.previewProvider?())
    let configuration = request.configuration
    overlay.previewAction = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    open(overlay, for: configuration, in: window)
  }

  /// Opens the menu at a point of the window that was clicked; returns false if there is none.
  func openMenu(at point: CGPoint) -> Bool {
    guard case .idle = phase, let view, let window = view.window else { return false }
    click = point
    guard
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: location(in: view)),
      let menu = configuration.actionProvider?([]), !menu.rows.isEmpty
    else { return false }
    let anchor = CGRect(origin: point, size: .zero)
    open(AnchoredMenu(menu, of: view, at: anchor), for: configuration, in: window)
    return true
  }

  private func open(
    _ overlay: MenuOverlay, for configuration: UIContextMenuConfiguration, in window: UIWindow
  ) {
    phase = .open(overlay)
    overlay.whenOpening = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    }
    overlay.whenClosing = { [weak self] animator in
      guard let self else { return }
      phase = .idle
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    overlay.open(in: window)
  }

  /// Follows the finger that has opened the menu.
  func pressDidChange() {
    switch (press.state, phase) {
    case (.began, _): openMenu()
    case (.changed, .open(let overlay)) where press.hasSlid:
      overlay.follow(press.location(in: nil))
    case (.ended, .open(let overlay)) where press.hasSlid:
      overlay.release(at: press.location(in: nil))
    default: break
    }
  }
}

extension UIView {
  /// Shrinks the view a little until the menu opens; only what is drawn changes.
  fileprivate func pressIn() {
    guard traitCollection.reducesMotion != true else { return }
    let scale = ContextMenuMetrics.pressedScale(of: bounds.size)
    animateTransform(
      to: transform.scaledBy(x: scale, y: scale),
      over: UILongPressGestureRecognizer.standardDuration - ContextMenuMetrics.pressDelay)
  }

  /// Ends ``pressIn()``.
  fileprivate func pressOut() {
    animateTransform(to: transform, over: ContextMenuMetrics.pressOutDuration)
  }

  private func animateTransform(to end: CGAffineTransform, over duration: TimeInterval) {
    guard let now = window?.stage?.now else { return }
    let start = presentedGeometry(at: now).transform
    guard start != end else { return }
    animate(
      PropertyAnimation(
        property: .transform, from: .transform(start), to: .transform(end),
        driver: .time(start: now, duration: duration, curve: .easeInOut)))
  }
}
