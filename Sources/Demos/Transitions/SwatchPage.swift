/// A page of one colour that grows out of a tile and shrinks back into it.
final class SwatchPage: UIViewController, SelfMovingPage {
  private let color: UIColor
  private weak var tile: UIView?

  init(_ title: String, color: UIColor, from tile: UIView) {
    self.color = color
    self.tile = tile
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }

  func animator(
    for operation: UINavigationController.Operation
  ) -> any UIViewControllerAnimatedTransitioning {
    GrowAnimator(isGrowing: operation == .push, tile: tile)
  }
}

/// Lets a page grow out of a small view, or shrink back into it.
final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isGrowing: Bool
  private let tile: UIView?

  init(isGrowing: Bool, tile: UIView?) {
    self.isGrowing = isGrowing
    self.tile = tile
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { GrowAnimator.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let (leaving, arriving) = transitionContext.placeArriving(above: isGrowing) else {
      return transitionContext.completeTransition(false)
    }
    let page = isGrowing ? arriving : leaving
    let whole = page.frame
    let small = smallFrame(in: transitionContext.containerView, near: whole)
    if isGrowing { page.frame = small }
    UIView.animate(
      withDuration: GrowAnimator.duration,
      animations: { [isGrowing] in page.frame = isGrowing ? whole : small },
      completion: { _ in
        page.frame = whole
        transitionContext.conclude()
      })
  }

  private func smallFrame(in container: UIView, near whole: CGRect) -> CGRect {
    guard let tile, tile.window != nil else {
      return whole.insetBy(dx: whole.width / 2, dy: whole.height / 2)
    }
    return container.convert(tile.bounds, from: tile)
  }

  /// In seconds; slow enough to be watched.
  private static let duration = 0.45
}
