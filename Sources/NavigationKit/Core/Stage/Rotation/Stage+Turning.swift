import Drawing
package import Foundation

/// The screen while a rotation runs: what the app shows stands upright, and the device is turned.
extension Stage {
  /// How the device stands against its ``orientation`` while it is turned, in radians clockwise; 0
  /// once it is.
  package var tilt: CGFloat { rotations.reduce(0) { $0 - $1.rest(at: now) } }

  /// The visible part of the app: as much as a rotation shows of it.
  var visibleArea: CGRect {
    rotations.isEmpty
      ? screen.bounds : CGRect(origin: .zero, size: window.presentedFrame(at: now).size)
  }

  /// The rotation whose old layout is fading out: the one that began last, as long as it runs.
  var fadingRotation: Rotation? { rotations.first { $0.former != nil } }

  /// The rest of the layout before the last rotation, as it fades out.
  var formerLayout: [DrawCommand] {
    guard let rotation = fadingRotation else { return [] }
    let size = window.presentedFrame(at: now).size
    return rotation.former?.layer(in: size, share: rotation.share(at: now)).map { [$0] } ?? []
  }

  /// Commands as they are on the screen: turned against it as long as the device is.
  func onScreen(_ commands: [DrawCommand]) -> [DrawCommand] {
    let tilt = tilt
    guard tilt != 0 else { return commands }
    let turned = TurnedContents(
      size: window.presentedFrame(at: now).size, screen: screen.bounds.size, tilt: tilt)
    return [turned.layer(of: commands, on: ground)]
  }
}

extension Stage {
  /// The colour in the corners of a turned screen: the window's if the app gives it another than
  /// black, which it has by default, else that of the page in front, as dark as the page is.
  private var ground: Color? {
    let own = window.ground
    if let own, own != .black { return own }
    guard let page = coveringControllers.lazy.compactMap(\.ground).first else { return own }
    return window.shades(at: now).reduce(page) { page, shade in
      page.mixed(with: shade.faded(by: 1 / shade.alpha), fraction: shade.alpha)
    }
  }
}

extension UIViewController {
  /// The colour behind what it shows: its view's, or that of the first page in it that has one.
  fileprivate var ground: Color? {
    viewIfLoaded?.ground ?? shownChildren.lazy.compactMap(\.ground).first
  }
}

extension UIView {
  /// The translucent colours over all of it, such as those that dim a page behind an alert, or
  /// behind columns that lie over it; those that are behind a page do not count.
  fileprivate func shades(at now: TimeInterval) -> [Color] {
    var shades: [Color] = []
    for view in subviews where !view.isHidden && view.untransformedFrame.contains(bounds) {
      let color = view.backgroundColor?.color(in: view.traitCollection) ?? .clear
      let shade = color.faded(by: view.presentedAlpha(at: now))
      if shade.alpha == 1 { shades = [] }
      if shade.alpha > 0, shade.alpha < 1 { shades.append(shade) }
      if !(view is UIScrollView) { shades += view.shades(at: now) }
    }
    return shades
  }

  /// Its background colour; nil unless that is opaque.
  fileprivate var ground: Color? {
    guard let color = backgroundColor?.color(in: traitCollection), color.alpha == 1 else {
      return nil
    }
    return color
  }
}
