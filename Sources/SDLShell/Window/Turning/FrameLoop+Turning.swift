import Drawing
import Foundation
import Input

extension FrameLoop {
  /// Turns the device, unless the screen supports no other orientation.
  ///
  /// Fingers that are down are cancelled, as they are elsewhere on the screen then: what they moved goes
  /// back.
  ///
  /// - Parameter direction: nil turns it as the screen itself wants to be shown.
  func rotateWindow(_ direction: RotationDirection?) {
    guard let turn = source.turn(after: direction) else { return }
    cancelTouches()
    let size = window.geometry.points
    let quarters = source.turn.quarters(to: turn, turning: direction)
    window.beginTurn(
      isOnOtherSide: turn.isSideways != (size.width > size.height), by: quarters)
    follow { source.rotate(to: $0, turned: turn, by: quarters) }
  }

  /// Gives the window its size once the device has been turned.
  func endTurn() {
    guard window.turning != nil, source.pose.tilt == 0 else { return }
    window.endTurn()
    follow(source.resize)
  }
}

nonisolated extension QuarterTurn {
  /// How many quarter turns clockwise lead to another turn, in a direction or the shorter way.
  fileprivate func quarters(to other: QuarterTurn, turning direction: RotationDirection?) -> Int {
    guard let direction else { return quarters(to: other) }
    let steps = (1..<QuarterTurn.allCases.count).map { $0 * direction.quarters }
    return steps.first { after($0) == other } ?? 0
  }
}
