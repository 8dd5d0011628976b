import Drawing
import Foundation
import NavigationKit
import SDLShell
import Scenario

/// A screen at rest, as it was met on the way through an app.
struct MetScreen {
  /// The fingerprint by which equal screens are one.
  let fingerprint: PictureFingerprint
  /// Its picture as a PNG file, without the corners and the cut-out of the device.
  let picture: Data
  /// The stack, bars and elements.
  let screen: ScreenInspection
  /// The frame of what is presented over it, in points; nil for nothing, or all of it.
  let sheet: CGRect?
  /// The device around it; nil for none.
  let bezel: Bezel?
  /// How the device is turned.
  let turn: QuarterTurn
  /// What the device draws over the screen: its corners and the cut-out.
  let mask: [DrawCommand]
  /// Whether lines start at the right edge.
  let isRightToLeft: Bool

  /// The screen's size in points.
  var size: CGSize { CGSize(width: screen.size[0], height: screen.size[1]) }

  /// The elements in reading order.
  var elements: [ScreenInspection.Element] {
    screen.elements.inReadingOrder(isRightToLeft: isRightToLeft) { CGRect($0.frame) }
  }

  /// Looks at a stage.
  init(of stage: Stage, in bezel: Bezel?, fingerprint: PictureFingerprint, picture: Data) {
    (self.bezel, self.fingerprint, self.picture) = (bezel, fingerprint, picture)
    screen = ScreenInspection(of: stage)
    sheet = stage.sheetFrame
    turn = stage.orientation.turn
    mask = stage.screenMask
    isRightToLeft = stage.traits.layoutDirection == .rightToLeft
  }

  /// The title of the page in front; else of its large title, or its first text; nil without texts.
  var title: String? {
    let front = (screen.presented.last ?? screen.stack).last?.title
    let texts = elements.map(\.label)
    return ([front].compactMap(\.self) + texts).first { !$0.isEmpty }
  }

  /// The lower edge of the bar at the top, and the upper edge of that at the bottom.
  var edges: (top: Double, bottom: Double) {
    let top = screen.navigationBar.map { $0.isHidden ? 0 : $0.frame[1] + $0.frame[3] } ?? 0
    let bars = [screen.toolbar, screen.tabBar].compactMap(\.self).filter { !$0.isHidden }
    let bottom = bars.map { $0.frame[1] }.min() ?? screen.size[1]
    return (max(0, top), min(bottom, screen.size[1]))
  }
}

extension Stage {
  /// The frame of the controller that is presented last, in points; nil for none, or if it covers
  /// all of the screen.
  fileprivate var sheetFrame: CGRect? {
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    guard front !== window.rootViewController, let view = front?.viewIfLoaded else { return nil }
    let frame = view.convert(view.bounds, to: nil).intersection(screen.bounds)
    return frame.isEmpty || frame == screen.bounds ? nil : frame
  }
}
