import Foundation
import NavigationKit
import Testing

/// A transition from one settled screen to another.
struct TransitionCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Whether both pages are on the stack at the start.
  var startsOnTop = false
  /// Configures pages and bars before they are shown.
  var prepare: @MainActor @Sendable (TransitionScene) -> Void = { _ in }
  /// Starts the transition; without animation it ends at once.
  let begin: @MainActor @Sendable (TransitionScene, _ animated: Bool) -> Void
  /// The finger's action in each frame; returns false once it is lifted.
  var finger: (@MainActor @Sendable (TransitionScene, _ frame: Int) -> Bool)?
  nonisolated static let all = slides + swipes + bars + looks + others

  private nonisolated static let push: @MainActor @Sendable (TransitionScene, Bool) -> Void = {
    $0.navigation.pushViewController($0.upper, animated: $1)
  }
  private nonisolated static let pop: @MainActor @Sendable (TransitionScene, Bool) -> Void = {
    $0.navigation.popViewController(animated: $1)
  }

  nonisolated static let slides = [
    TransitionCase(testDescription: "push", begin: push),
    TransitionCase(testDescription: "pop", startsOnTop: true, begin: pop),
  ]

  // MARK: Under a finger

  /// A finger that moves 2 points per frame, then is lifted or cancelled.
  private nonisolated static func swipe(
    _ name: String, frames: Int, returns: Bool = false,
    prepare: @escaping @MainActor @Sendable (TransitionScene) -> Void = { _ in },
    end: @escaping @MainActor @Sendable (TransitionScene) -> Void = { $0.stage.release() }
  ) -> TransitionCase {
    TransitionCase(
      testDescription: name, startsOnTop: true, prepare: prepare,
      begin: { scene, animated in
        if animated {
          scene.stage.press(at: scene.point(fromEdge: 2))
        } else if !returns {
          scene.navigation.popViewController(animated: false)
        }
      },
      finger: { scene, frame in
        guard frame <= frames else { return false }
        scene.stage.move(to: scene.point(fromEdge: 2 + CGFloat(frame) * 2), over: FrameStrip.frame)
        if frame == frames { end(scene) }
        return true
      })
  }

  private nonisolated static let swipes = [
    swipe("swipe that is released", frames: 60),
    swipe(
      "swipe that is let go too soon", frames: 25, returns: true,
      end: { scene in
        // A finger at rest has no velocity at release.
        scene.stage.advance(by: 0.2)
        scene.stage.release()
      }),
    swipe("swipe that is cancelled", frames: 50, returns: true, end: { $0.stage.cancelTouches() }),
    swipe(
      "swipe to a page without a bar", frames: 60,
      prepare: { scene in
        scene.lower.whenAppearing = {
          $0.navigationController?.setNavigationBarHidden(true, animated: $1)
        }
        scene.upper.whenAppearing = {
          $0.navigationController?.setNavigationBarHidden(false, animated: $1)
        }
      }),
    swipe(
      "swipe to a large title", frames: 60,
      prepare: { scene in
        scene.navigation.navigationBar.prefersLargeTitles = true
        scene.upper.navigationItem.largeTitleDisplayMode = .never
      }),
  ]
}
