import Foundation
import NavigationKit

/// A page with one control at (50, 50), which counts its events.
struct ControlFixture<Control: UIView> {
  let stage: Stage
  let control: Control
  let page = UIViewController()
  private let counter = EventCounter()

  init(
    _ control: Control, width: CGFloat? = nil, size: CGSize = CGSize(width: 300, height: 200),
    traits: UITraitCollection = UITraitCollection()
  ) {
    stage = Stage(size: size, traits: traits)
    self.control = control
    page.view = UIView(frame: .zero)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    page.view.addSubview(control)
    let fitting = control.sizeThatFits(.zero)
    control.frame = CGRect(
      x: 50, y: 50, width: width ?? fitting.width, height: fitting.height)
    let counter = counter
    let count = UIAction { _ in counter.count += 1 }
    (control as? UIControl)?.addAction(count, for: .valueChanged)
    page.view.layoutIfNeeded()
  }

  /// The number of value changes it sent.
  var changeCount: Int { counter.count }
}

/// Counts events.
final class EventCounter { var count = 0 }

extension UITraitCollection {
  static let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
}
