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
      Self.names[device.id].flatMap(Device.init(named:)).map { ($0, device.orientation) }
    }
    if let (found, orientation) = named {
      self = orientation == .landscape ? found.onItsSide : found
    } else {
      self =
        canvas.flatMap { Self.smallest(for: $0, isPad: document.settings.isForPad) }
        ?? Self.usual(isPad: document.settings.isForPad)
    }
  }

  /// A line about a file's device of which nothing is known; nil if there is nothing to say.
  static func gap(in document: StoryboardDocument) -> String? {
    guard let id = document.device?.id, names[id] == nil else { return nil }
    return "\(document.file): the device “\(id)” is not known here, so it is "
      + "shown on \(Device(document).name) unless --device names another"
  }

  /// The device whose screen is as wide as a view and, with bars around it, as high; nil if none is.
  private static func smallest(for view: CGSize, isPad: Bool) -> Device? {
    names.values.sorted().compactMap(Device.init(named:)).flatMap { [$0, $0.onItsSide] }
      .filter { device in
        device.size.width == view.width && device.size.height >= view.height
          && device.size.height - view.height <= mostOfBars
          && (!isPad || min(device.size.width, device.size.height) >= leastPad)
      }
      .min { ($0.size.height, $0.name) < ($1.size.height, $1.name) }
  }

  private static func usual(isPad: Bool) -> Device {
    Device(named: isPad ? "ipad-9.7" : "iphone-8") ?? .window
  }

  /// What bars and a sheet's gap can take of a screen's height, in points.
  private static let mostOfBars: CGFloat = 200

  /// Our devices by Xcode's names for theirs of the same size.
  private static let names = [
    "retina3_5": "iphone-4s", "retina4_0": "iphone-se-1", "retina4_7": "iphone-8",
    "retina5_5": "iphone-8-plus", "retina5_9": "iphone-x", "retina6_0": "iphone-12",
    "retina6_1": "iphone-11", "retina6_3": "iphone-16-pro", "retina6_5": "iphone-11",
    "retina6_7": "iphone-12-pro-max", "retina6_9": "iphone-16-pro-max",
    "retina6_12": "iphone-15", "retina6_72": "iphone-15-pro-max", "ipad7_9": "ipad-9.7",
    "ipad8_3rounded": "ipad-mini", "ipad9_7": "ipad-9.7", "ipad10_2": "ipad-10.2",
    "ipad10_5": "ipad-10.5", "ipad10_9rounded": "ipad-10", "ipad11_0rounded": "ipad-11",
    "ipad12_9": "ipad-12.9", "ipad12_9rounded": "ipad-12.9",
  ]
}

extension Device {
  /// What status bar and home indicator cover of a scene that was drawn in a size on Xcode's canvas,
  /// in points; nil for a part of a screen.
  static func insets(onCanvas size: CGSize) -> UIEdgeInsets? {
    guard let top = statusBars[size] else { return nil }
    return UIEdgeInsets(top: top, left: 0, bottom: top > buttonBar ? homeIndicator : 0, right: 0)
  }

  /// The heights of status bars by the size of the screen, as the frames in files leave room for
  /// them; with them Xcode's square for any device.
  private static let statusBars: [CGSize: CGFloat] = [
    CGSize(width: 320, height: 480): buttonBar, CGSize(width: 320, height: 568): buttonBar,
    CGSize(width: 375, height: 667): buttonBar, CGSize(width: 414, height: 736): buttonBar,
    CGSize(width: 768, height: 1024): buttonBar, CGSize(width: 1024, height: 768): buttonBar,
    CGSize(width: 600, height: 600): buttonBar, CGSize(width: 600, height: 800): buttonBar,
    CGSize(width: 375, height: 812): 44, CGSize(width: 414, height: 896): 44,
    CGSize(width: 390, height: 844): 47, CGSize(width: 428, height: 926): 47,
    CGSize(width: 393, height: 852): 59, CGSize(width: 430, height: 932): 59,
    CGSize(width: 402, height: 874): 62, CGSize(width: 440, height: 956): 62,
  ]
  private static let homeIndicator: CGFloat = 34
}
