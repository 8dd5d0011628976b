import Drawing
package import Foundation

/// The screen while a rotation runs: what the app shows stands upright, and the device is turned.
extension Stage {
  /// How the device stands against its ``orientation`` while it is turned, in radians clockwise; 0
  /// once it is.
  package var tilt: CGFloat { rotations.reduce(0) { $0 - $1.rest(at: now) } }

  /// What may be seen of the app: as much as a rotation shows of it.
  var visibleArea: CGRect {
    rotations.isEmpty
      ? screen.bounds : CGRect(origin: .zero, size: window.presentedFrame(at: now).size)
  }

  /// The commands of the app and of what the device draws over it, as they are on the screen: turned
  /// against it as long as the device is.
  func onScreen(_ app: [DrawCommand], over: [DrawCommand]) -> [DrawCommand] {
    let tilt = tilt
    guard tilt != 0 else { return app + over }
    let turned = TurnedContents(
      size: window.presentedFrame(at: now).size, screen: screen.bounds.size, tilt: tilt)
    return [turned.layer(of: app, over: over)]
  }
}
