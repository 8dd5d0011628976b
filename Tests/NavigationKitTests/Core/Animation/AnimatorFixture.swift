import Foundation

@testable import NavigationKit

/// A view that an animator moves from 0 to 100 points.
@MainActor
final class AnimatorFixture {
  let stage: Stage
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  var ends: [UIViewAnimatingPosition] = []

  init(traits: UITraitCollection = UITraitCollection()) {
    stage = Stage(size: CGSize(width: 300, height: 300), traits: traits)
    let page = UIViewController()
    page.view.addSubview(view)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  /// Where the view is drawn.
  var place: CGFloat { view.presentedFrame(at: stage.now).minX }

  /// An animator that takes a second.
  func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    prepared(UIViewPropertyAnimator(duration: 1, curve: curve))
  }

  /// Gives an animator the move and a note of its end.
  func prepared(_ animator: UIViewPropertyAnimator) -> UIViewPropertyAnimator {
    animator.addAnimations { [view] in view.frame.origin.x = 100 }
    animator.addCompletion { [unowned self] in ends.append($0) }
    return animator
  }
}

/// Whether two numbers differ by rounding only.
func isNear(_ first: CGFloat, _ second: CGFloat, within limit: CGFloat = 1e-6) -> Bool {
  abs(first - second) < limit
}
