import Foundation

/// A screen's coordinates: as it is turned now, or as when it is upright.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen
  private let isFixed: Bool

  init(_ screen: UIScreen, isFixed: Bool) { (self.screen, self.isFixed) = (screen, isFixed) }

  var bounds: CGRect {
    guard isFixed, orientation.isLandscape else { return screen.bounds }
    return CGRect(x: 0, y: 0, width: screen.bounds.height, height: screen.bounds.width)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let onScreen = isFixed ? turned(point) : point
    switch coordinateSpace {
    case let space as ScreenCoordinateSpace: return space.isFixed ? upright(onScreen) : onScreen
    case let view as UIView: return view.convert(fromScreen: onScreen)
    default: return coordinateSpace.convert(point, from: self)
    }
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let space as ScreenCoordinateSpace: return space.convert(point, to: self)
    case let view as UIView:
      let onScreen = view.convert(toScreen: point)
      return isFixed ? upright(onScreen) : onScreen
    default: return coordinateSpace.convert(point, to: self)
    }
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: coordinateSpace) })
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: coordinateSpace) })
  }

  private var orientation: UIInterfaceOrientation { screen.stage?.orientation ?? .portrait }

  /// A point of the upright screen as the screen is turned.
  private func turned(_ point: CGPoint) -> CGPoint {
    let size = screen.bounds.size
    return switch orientation {
    // The upper edge is at the left, the home button at the right.
    case .landscapeRight: CGPoint(x: point.y, y: size.height - point.x)
    case .landscapeLeft: CGPoint(x: size.width - point.y, y: point.x)
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: point
    }
  }

  private func upright(_ point: CGPoint) -> CGPoint {
    let size = screen.bounds.size
    return switch orientation {
    case .landscapeRight: CGPoint(x: size.height - point.y, y: point.x)
    case .landscapeLeft: CGPoint(x: point.y, y: size.width - point.x)
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: point
    }
  }
}

extension UIView {
  /// A point of the view on the screen.
  fileprivate func convert(toScreen point: CGPoint) -> CGPoint {
    let inWindow = convert(point, to: nil as UIView?)
    let origin = window?.frame.origin ?? .zero
    return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
  }

  /// A point of the screen in the view.
  fileprivate func convert(fromScreen point: CGPoint) -> CGPoint {
    let origin = window?.frame.origin ?? .zero
    return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil as UIView?)
  }
}

extension UIScreen {
  /// The screen's coordinates, as it is turned now.
  public var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self, isFixed: false) }
  /// The screen's coordinates as when it is upright, however it is turned.
  public var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenCoordinateSpace(self, isFixed: true)
  }
}

extension UIWindowScene {
  /// The coordinates of the screen that it fills.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
