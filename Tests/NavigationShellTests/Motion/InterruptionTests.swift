import Goldens
import Foundation
import NavigationKit
import Testing

/// An interrupted transition continues without a jump.
struct InterruptionTests {
  /// The interruption, by frame.
  struct Interruption: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var startsOnTop = false
    /// Whether the upper page is shown at the end.
    var staysOnTop = false
    let events: @MainActor @Sendable (TransitionScene, _ frame: Int) -> Void
  }

  nonisolated static let interruptions = [
    Interruption(testDescription: "a pop while the page comes") { scene, frame in
      if frame == 1 { scene.navigation.pushViewController(scene.upper, animated: true) }
      if frame == 20 { scene.navigation.popViewController(animated: true) }
    },
    Interruption(
      testDescription: "a push while the page goes", startsOnTop: true, staysOnTop: true
    ) { scene, frame in
      if frame == 1 { scene.navigation.popViewController(animated: true) }
      if frame == 20 { scene.navigation.pushViewController(scene.upper, animated: true) }
    },
    Interruption(
      testDescription: "a stack set under a finger", startsOnTop: true, staysOnTop: true
    ) { scene, frame in
      drag(scene, frame, until: 60)
      if frame == 26 {
        scene.navigation.setViewControllers([scene.lower, scene.upper], animated: true)
      }
    },
    Interruption(
      testDescription: "a stack set after a swipe", startsOnTop: true, staysOnTop: true
    ) { scene, frame in
      drag(scene, frame, until: 30)
      if frame == 36 {
        scene.navigation.setViewControllers([scene.lower, scene.upper], animated: true)
      }
    },
    Interruption(
      testDescription: "a touch taken away", startsOnTop: true, staysOnTop: true
    ) { scene, frame in
      drag(scene, frame, until: 30) { $0.cancelTouches() }
    },
    Interruption(testDescription: "a second swipe while the first goes on", startsOnTop: true) {
      scene, frame in
      drag(scene, frame, until: 40)
      drag(scene, frame - 44, until: 20)
    },
  ]

  @Test(arguments: interruptions, NeighbourFrameTests.looks)
  func `position and speed stay continuous`(
    interruption: Interruption, look: TransitionScene.Look
  ) throws {
    let scene = try TransitionScene(look)
    if interruption.startsOnTop {
      scene.navigation.setViewControllers([scene.lower, scene.upper], animated: false)
    }
    scene.open()
    var places: [CGFloat?] = []
    for frame in 1...Self.frames {
      let before = scene.stage.now
      interruption.events(scene, frame)
      scene.stage.advance(by: before + FrameStrip.frame - scene.stage.now)
      places.append(place(of: scene))
    }
    #expect(scene.stage.isSettled)
    #expect(
      scene.navigation.viewControllers.last
        == (interruption.staysOnTop ? scene.upper : scene.lower))
    let speeds = speeds(through: places)
    #expect(speeds.count { $0 != nil && $0 != 0 } > 30)
    #expect((speeds.compactMap { $0.map(abs) }.max() ?? 0) < Self.fastest)
    let changes = zip(speeds, speeds.dropFirst()).compactMap { speed, next in
      if let speed, let next { abs(next - speed) } else { nil }
    }
    #expect((changes.max() ?? 0) < Self.sharpest)
  }

  /// The distances between consecutive positions, from the frame on in which the page follows; nil
  /// for unknown ones.
  ///
  /// The first points of a drag only serve to recognise it. Off screen the position is unknown.
  private func speeds(through places: [CGFloat?]) -> [CGFloat?] {
    let speeds: [CGFloat?] = zip(places, places.dropFirst()).map { place, next in
      if let place, let next { next - place } else { nil }
    }
    return Array(speeds.drop { $0 == nil || $0 == 0 }.dropFirst())
  }

  /// A finger from the edge that moves 2 points per frame until it is lifted.
  private static func drag(
    _ scene: TransitionScene, _ frame: Int, until last: Int,
    end: (Stage) -> Void = { $0.release() }
  ) {
    guard (1...last).contains(frame) else { return }
    if frame == 1 { scene.stage.press(at: scene.point(fromEdge: 2)) }
    scene.stage.move(to: scene.point(fromEdge: 2 + CGFloat(frame) * 2), over: FrameStrip.frame)
    if frame == last { end(scene.stage) }
  }

  /// The observed time in frames of 1/120 s: three seconds.
  private static let frames = 360
  /// The largest step of a page 180 points wide in a frame: a spring's steepest slope is 6 % of its
  /// way.
  private static let fastest: CGFloat = 12
  /// The largest change of a step from frame to frame: a spring that starts gains 2.4 % of its way.
  private static let sharpest: CGFloat = 5

  private func place(of scene: TransitionScene) -> CGFloat? {
    scene.stage.element(.text, "Bb line 2")?.frame.minX
  }
}
