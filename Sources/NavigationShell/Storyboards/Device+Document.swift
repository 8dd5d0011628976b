import Foundation
import NavigationKit
import Storyboard

extension Device {
  /// The device that a file was drawn for.
  ///
  /// A file of Xcode 6 or 7 is drawn on a square for all devices, and one that says nothing is as old:
  /// both are shown on a phone of their time, or on an iPad if they are for iPads alone.
  init(_ document: StoryboardDocument) {
    let canvas = document.canvas
    let named = document.device.flatMap { device in
      Self.drawn(as: device.id).map { ($0, device.orientation) }
    }
    if let (found, orientation) = named {
      self = orientation == .landscape ? found.onItsSide : found
    } else {
      self =
        canvas.flatMap { Self.smallest(for: $0, isPad: document.settings.isForPad) }
        ?? Self.defaultDevice(isPad: document.settings.isForPad)
    }
  }

  /// A notice about a file's device that is not known; nil if there is nothing to say.
  static func gap(in document: StoryboardDocument) -> String? {
    guard let id = document.device?.id, drawn(as: id) == nil else { return nil }
    return "\(document.file): the device “\(id)” is not known here, so it is "
      + "shown on \(Device(document).name) unless --device names another"
  }

  /// The device whose screen is as wide as a view and, with bars around it, as high; nil if none is.
  private static func smallest(for view: CGSize, isPad: Bool) -> Device? {
    inEveryOrientation
      .filter { device in
        !device.canvas.names.isEmpty && device.size.width == view.width
          && device.size.height >= view.height
          && device.size.height - view.height <= maximumBarHeight
          && (!isPad || min(device.size.width, device.size.height) >= minimumPadWidth)
      }
      .min { ($0.size.height, $0.name) < ($1.size.height, $1.name) }
  }

  private static func defaultDevice(isPad: Bool) -> Device {
    Device(named: isPad ? "ipad-9.7" : "iphone-8") ?? .window
  }

  /// The maximum height of bars and a sheet's gap on a screen, in points.
  private static let maximumBarHeight: CGFloat = 200

  /// Our device of the size of one of Xcode's.
  private static func drawn(as name: String) -> Device? {
    all.first { $0.canvas.names.contains(name) }
  }
}

extension Device {
  /// The insets of status bar and home indicator in a scene that was drawn in a size on Xcode's
  /// canvas, in points; nil for a part of a screen.
  static func insets(onCanvas size: CGSize) -> UIEdgeInsets? {
    let bars = inEveryOrientation.filter { $0.size == size && $0.safeAreaInsets.top > 0 }
      .compactMap(\.canvas.statusBar)
    guard let top = squares.contains(size) ? buttonBar : bars.first else { return nil }
    return UIEdgeInsets(top: top, left: 0, bottom: top > buttonBar ? homeIndicator : 0, right: 0)
  }

  /// Xcode's canvas for any phone, and for any iPad.
  private static let squares = [
    CGSize(width: 600, height: 600), CGSize(width: 600, height: 800),
  ]
  private static let homeIndicator: CGFloat = 34
}
