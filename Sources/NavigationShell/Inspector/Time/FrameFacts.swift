import Drawing
import Foundation
import NavigationKit
import SDLShell

/// The facts about a stage when it showed a frame.
struct FrameFacts {
  /// How the device was held.
  var pose: ScreenPose
  /// The drawing commands that covered the corners and the cut-out of the screen.
  var mask: [DrawCommand]
  /// The transitions that ran, the fingers that were down, and the recognisers that watched them;
  /// none while nobody watches the stage.
  var transitions: [TransitionReport] = []
  var fingers: [FingerReport] = []
  var gestures: [GestureReport] = []

  /// Reads the present facts.
  ///
  /// - Parameter isWatched: Whether transitions and fingers are read.
  init(of stage: Stage, isWatched: Bool) {
    pose = ScreenPose(stage.orientation.turn, tilt: stage.tilt)
    mask = stage.screenMask
    guard isWatched else { return }
    (transitions, fingers) = (stage.transitionReports, stage.fingerReports)
    gestures = stage.gestureReports
  }
}
