import Drawing
import Foundation
import Goldens

@testable import NavigationKit

/// A page on a stage with a view whose layer is animated.
@MainActor
struct LayerPage {
  let stage = Stage(size: .smallPhone)
  let page = UIViewController()
  let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))

  init() {
    page.view.backgroundColor = .white
    box.backgroundColor = .red
    page.view.addSubview(box)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.advance(by: 1)
  }

  /// The values that the view's layer shows now.
  var shown: LayerValues { box.layer.values(at: stage.now) }

  /// A layer of its own on the view.
  func dot() -> CALayer {
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.blue.cgColor
    box.layer.addSublayer(dot)
    return dot
  }
}

extension CABasicAnimation {
  /// An animation between two values, over one second unless told otherwise.
  static func of(
    _ keyPath: String, _ from: Any?, _ to: Any?, over seconds: TimeInterval = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, seconds)
    return animation
  }
}
