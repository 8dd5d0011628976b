public import Foundation

/// The screen that a window shows: a device's, or one that is as large as the window.
public nonisolated struct WindowScreen: Hashable, Sendable {
  /// The window's title; the zoom may be added to it.
  public var title: String
  /// The screen's size in points.
  public var size: CGSize
  /// Whether the screen keeps that size; else it follows the window's size.
  public var isDevice: Bool
  /// How large it is shown at first.
  public var zoom: Zoom
  /// The device around it; nil for a screen that is no device's.
  public var bezel: Bezel?
  /// Whether that is drawn; nil, the default, where there is room.
  public var showsBezel: Bool?
  /// Where its window is at first, in the desktop's units; nil for the middle, or where it is.
  public var position: CGPoint?
  /// The device's own pixels per point; nil for a screen that is no device's.
  public var pixelsPerPoint: CGFloat?
  /// How many points an inch of the device has; nil if it is not known.
  public var pointsPerInch: CGFloat?

  /// The same with room for the shade of its device.
  var shaded: WindowScreen {
    var shaded = self
    shaded.bezel?.shade = Self.shade
    return shaded
  }

  /// How far a device's shade goes around it in a window that shows it, in points.
  private static let shade: CGFloat = 14

  /// Describes a screen.
  public init(
    title: String, size: CGSize, isDevice: Bool = false, zoom: Zoom = .fit,
    bezel: Bezel? = nil, showsBezel: Bool? = nil, position: CGPoint? = nil,
    pixelsPerPoint: CGFloat? = nil, pointsPerInch: CGFloat? = nil
  ) {
    (self.bezel, self.showsBezel, self.position) = (bezel, showsBezel, position)
    (self.title, self.size, self.isDevice, self.zoom) = (title, size, isDevice, zoom)
    (self.pixelsPerPoint, self.pointsPerInch) = (pixelsPerPoint, pointsPerInch)
  }
}
