import Foundation
import NavigationKit

extension Inspection {
  /// Chooses the view at a point of the screen.
  func pick(at point: CGPoint) {
    isPicking = false
    picked = stage.window.hitTest(point, with: nil)
  }

  /// The controllers that are shown or stacked, the root first, with their depth in the tree.
  var controllers: [(controller: UIViewController, depth: Int, isPresented: Bool)] {
    func all(
      _ controller: UIViewController, _ depth: Int, _ isPresented: Bool
    ) -> [(controller: UIViewController, depth: Int, isPresented: Bool)] {
      let children = controller.children.flatMap { all($0, depth + 1, false) }
      let presented = controller.presentedViewController.flatMap {
        $0.presentingViewController === controller ? $0 : nil
      }
      return [(controller, depth, isPresented)] + children
        + (presented.map { all($0, depth + 1, true) } ?? [])
    }
    return stage.window.rootViewController.map { all($0, 0, false) } ?? []
  }
}
