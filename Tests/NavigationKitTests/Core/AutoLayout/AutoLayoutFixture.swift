import Foundation
import NavigationKit

/// A view on a stage, for views that constraints place in it.
struct AutoLayoutFixture {
  let stage: Stage
  let root: UIView

  init(size: CGSize = CGSize(width: 400, height: 600), traits: UITraitCollection? = nil) {
    stage = Stage(size: size, traits: traits ?? UITraitCollection())
    root = UIView(frame: CGRect(origin: .zero, size: size))
    stage.window.makeKeyAndVisible()
    stage.window.addSubview(root)
  }

  /// Adds views that constraints place.
  func add(_ views: UIView..., to superview: UIView? = nil) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      (superview ?? root).addSubview(view)
    }
  }

  /// A label of letters that are half as wide as high.
  func label(_ text: String, size: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  func layOut() { _ = stage.displayList() }

  /// The warnings about impossible constraints.
  var conflicts: [StageWarning] { stage.warnings }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension NSLayoutConstraint {
  /// The constraint with a priority.
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
