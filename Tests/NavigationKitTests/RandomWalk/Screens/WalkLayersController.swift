import Foundation

@testable import NavigationKit

/// A screen with views, and layers of their own, that are animated in every way.
final class WalkLayersController: UIViewController, WalkContentScreen {
  private(set) var views: [UIView] = []
  private(set) var layers: [CALayer] = []
  /// The animators that were made, and what became of them.
  var animators: [UIViewPropertyAnimator] = []
  /// Blocks that have to be called once, by what made them.
  private var awaited: [Int: String] = [:]
  private var wrong: String?
  private var made = 0

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    views = (0..<3).map { number in
      UIView(frame: CGRect(x: 20 + 110 * number, y: 60, width: 100, height: 100))
    }
    for view in views {
      view.backgroundColor = .systemBlue
      self.view.addSubview(view)
    }
    layers = [CALayer(), CAShapeLayer(), CAGradientLayer()]
    for (index, layer) in layers.enumerated() {
      layer.frame = CGRect(x: 20 + 110 * index, y: 300, width: 80, height: 80)
      view.layer.addSublayer(layer)
    }
  }

  /// Makes a block that has to be called exactly once.
  func awaitCall(of deed: String) -> () -> Void {
    made += 1
    let number = made
    awaited[number] = deed
    return { [weak self] in
      guard let self else { return }
      if awaited.removeValue(forKey: number) == nil { wrong = "\(deed) was called twice" }
    }
  }

  // MARK: Invariants

  func fault(atRest: Bool) -> String? {
    if let wrong { return wrong }
    guard atRest, animators.allSatisfy({ $0.state == .inactive }) else { return nil }
    if let deed = awaited.values.min() { return "\(deed) never ended" }
    for view in views {
      if !view.animations.isEmpty { return "a view is still in flight: \(view.animations)" }
      if let fault = fault(of: view.layer) { return fault }
    }
    for layer in layers {
      if let fault = fault(of: layer) { return fault }
    }
    return nil
  }

  /// The difference of a layer's shown values from those that were set; nil for none.
  private func fault(of layer: CALayer) -> String? {
    if let keys = layer.animationKeys() { return "animations \(keys) are left" }
    guard let shown = layer.presentation() else { return nil }
    if shown.opacity != layer.opacity { return "opacity \(shown.opacity), not \(layer.opacity)" }
    if !shown.frame.isNear(layer.frame) { return "\(shown.frame), not \(layer.frame)" }
    if shown.cornerRadius != layer.cornerRadius { return "another corner is shown" }
    if shown.backgroundColor != layer.backgroundColor { return "another colour is shown" }
    return nil
  }
}
