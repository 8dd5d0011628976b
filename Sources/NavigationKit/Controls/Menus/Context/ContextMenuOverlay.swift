import Drawing
import Foundation

/// An open context menu: the blurred screen, the preview and the menu beside it.
final class ContextMenuOverlay: MenuOverlay {
  private let source: UIView
  private let preview: ContextMenuPreview
  private let backdrop = ContextMenuBackdrop(frame: .zero)
  private let hasMenu: Bool
  /// Whether the preview grows to fill the window while the menu closes.
  private var isPopping = false

  /// Called with the closing animation when the preview is tapped.
  var previewAction: (ContextMenuAnimator) -> Void = { _ in }

  init(_ request: ContextMenuRequest, menu: UIMenu, controller: UIViewController?) {
    source = request.target
    preview = ContextMenuPreview(
      of: request.target, request.parameters, controller: controller)
    hasMenu = !menu.rows.isEmpty
    super.init(menu)
    adoptTraits(of: source)
    panel.isHidden = !hasMenu
    insertSubview(backdrop, at: 0)
    insertSubview(preview, belowSubview: panel)
  }

  required init?(coder: NSCoder) { nil }

  private var isMoving: Bool { traitCollection.reducesMotion != true }

  // MARK: Layout

  private var placement: ContextMenuLayout.Placement {
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: ContextMenuMetrics.margin, dy: 0)
    return ContextMenuLayout(
      source: source.convert(source.bounds, to: nil), preview: preview.wantedSize,
      isCut: preview.isCut, menu: hasMenu ? panel.sizeThatFits(room.size) : .zero,
      bounds: bounds, insets: safeAreaInsets, isRightToLeft: isRightToLeft
    ).placement
  }

  override func layoutSubviews() {
    backdrop.frame = bounds
    guard !isClosing else { return }
    let placement = placement
    preview.apply(placement.preview)
    panel.transform = .identity
    panel.anchorPoint = placement.menuAnchor
    panel.frame = placement.menu
    super.layoutSubviews()
  }

  // MARK: Opening

  override var duration: TimeInterval { transitionMetrics.contextMenuDuration }

  override var previewController: UIViewController? { preview.controller }

  override func prepareToOpen() {
    guard isMoving else { return alpha = 0 }
    backdrop.isShown = false
    shrinkPanel()
    preview.layoutIfNeeded()
    preview.returnToSource(scale: ContextMenuMetrics.pressedScale(of: source.bounds.size))
    if !preview.isCut { source.stateAlpha = 0 }
  }

  override func arrive() {
    alpha = 1
    backdrop.isShown = true
    panel.alpha = 1
    preview.alpha = 1
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func didOpen() {
    if !preview.isCut, !isClosing { source.stateAlpha = 0 }
  }

  private func shrinkPanel() {
    let scale = ContextMenuMetrics.startScale
    for front in panels {
      front.alpha = 0
      // All of them shrink towards the point that the first one comes from.
      let offset = CGPoint(x: front.center.x - panel.center.x, y: front.center.y - panel.center.y)
      front.transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: (scale - 1) * offset.x, ty: (scale - 1) * offset.y)
    }
  }

  // MARK: Closing

  override func leave() {
    guard isMoving else {
      source.stateAlpha = 1
      return alpha = 0
    }
    shrinkPanel()
    if isPopping { return preview.fill(bounds) }
    backdrop.isShown = false
    if source.window == nil { preview.alpha = 0 } else { preview.returnToSource() }
  }

  override func didClose() {
    source.stateAlpha = 1
    preview.letGoOfController()
  }

  override func detach() {
    guard isPopping, let stage = window?.stage, let controller = preview.controller else {
      return removeFromSuperview()
    }
    // A pushed controller already fills the window, so it neither slides nor fades in.
    stage.atEndOfUpdate { [self] in
      controller.parent?.containerRole.endTransition()
      removeFromSuperview()
    }
  }

  /// Performs what the app does when the preview is tapped, and closes the menu.
  private func commit() {
    let animator = ContextMenuAnimator(preview.controller)
    previewAction(animator)
    isPopping = animator.preferredCommitStyle == .pop && preview.controller != nil
    close(animated: true, with: animator)
  }

  override func didTapBeside(_ point: CGPoint) {
    if preview.frame.contains(point) { commit() } else { close(animated: true) }
  }
}

/// The screen behind a context menu, blurred and tinted.
private final class ContextMenuBackdrop: UIView {
  override func assemble() {
    isUserInteractionEnabled = false
    isFrosted = true
    show()
  }

  /// Whether it is there; inside an animation block, blur and tint grow or vanish together.
  var isShown = true { didSet { show() } }

  private func show() {
    let tint = UIColor.contextMenuBackdrop
    backgroundColor = isShown ? tint : tint.withAlphaComponent(0)
  }
}
