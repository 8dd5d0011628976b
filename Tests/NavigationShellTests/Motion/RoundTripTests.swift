import Drawing
import Foundation
import NavigationKit
import Snapshot
import Testing

/// A push and the way back restore the screen.
struct RoundTripTests {
  /// The ways to go back from a page.
  enum PopMethod: CaseIterable { case code, finger, unanimated }

  @Test(arguments: PopMethod.allCases, NeighbourFrameTests.looks)
  func `a push and the way back end at the start`(method: PopMethod, look: TransitionScene.Look)
    throws
  {
    let scene = try TransitionScene(look)
    scene.navigation.navigationBar.prefersLargeTitles = true
    scene.upper.hidesBottomBarWhenPushed = true
    scene.navigation.isToolbarHidden = false
    scene.open()
    let start = try scene.paint()
    scene.navigation.pushViewController(scene.upper, animated: true)
    scene.stage.settle()
    let away = try scene.paint()
    #expect(BitmapDifference(away, start) != nil)
    switch method {
    case .code: scene.navigation.popViewController(animated: true)
    case .unanimated: scene.navigation.popViewController(animated: false)
    case .finger:
      scene.stage.drag(
        from: scene.point(fromEdge: 2), to: scene.point(fromEdge: 150), over: 0.3)
    }
    scene.stage.settle()
    #expect(scene.navigation.viewControllers == [scene.lower])
    #expect(BitmapDifference(try scene.paint(), start) == nil)
  }
}
