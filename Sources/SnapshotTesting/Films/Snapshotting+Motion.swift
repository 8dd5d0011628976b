public import Foundation
public import NavigationKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A film strip of what something done to a controller sets in motion, such as a push.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: navigation,
  ///   as: .motion(of: { ($0 as? UINavigationController)?.popViewController(animated: true) },
  ///     frames: 6, over: 0.5, on: .iPhone8))
  /// ```
  ///
  /// Time is virtual: a strip is the same in every run. A failure says which part moved otherwise,
  /// from when and by how much.
  ///
  /// - Parameters:
  ///   - action: Done once the controller is at rest.
  ///   - frames: The number of pictures, evenly spaced, the first at once; at least two.
  ///   - duration: The time of the last picture, in seconds.
  ///   - config: The device's screen; by default one in the size of the controller's view.
  public static func motion(
    of action: @escaping @MainActor (UIViewController) -> Void, frames: Int = 6,
    over duration: TimeInterval = 0.5, on config: ViewImageConfig = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image.pullback { (controller: UIViewController) in
      MainActor.assumeIsolated {
        PaintedScreen.noting(else: UIImage()) {
          try ShownView.with(controller, on: config) { stage in
            stage.perform { action(controller) }
            return try MotionFilm(of: stage, frames: max(frames, 2), over: duration).image()
          }
        }
      }
    }
  }
}
