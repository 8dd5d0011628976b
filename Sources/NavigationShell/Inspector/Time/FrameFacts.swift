import Drawing
import Foundation
import NavigationKit
import SDLShell

/// What there was to know of a stage when it showed a frame.
struct FrameFacts {
  /// How the device was held.
  var pose: ScreenPose
  /// What covered the corners and the cut-out of the screen.
  var mask: [DrawCommand]
  /// The transitions that ran, the fingers that were down, and who watched them; none while nobody
  /// watches the stage.
  var transitions: [TransitionReport] = []
  var fingers: [FingerReport] = []
  var gestures: [GestureReport] = []

  /// What there is to know now.
  ///
  /// - Parameter isWatched: Whether somebody reads of transitions and fingers.
  init(of stage: Stage, isWatched: Bool) {
    pose = ScreenPose(stage.orientation.turn, tilt: stage.tilt)
    mask = stage.screenMask
    guard isWatched else { return }
    (transitions, fingers) = (stage.transitionReports, stage.fingerReports)
    gestures = stage.gestureReports
  }
}
