import Foundation
import NavigationKit
import NavigationShell

/// An iPad of the tests: a device of the shell's table, whose screen two apps may share.
struct TestPad {
  private let device: Device
  /// The width of a narrow app on its side and upright, in points.
  private let narrow: (landscape: CGFloat, portrait: CGFloat)
  /// Whether half of its screen is wide.
  private let hasWideHalves: Bool

  private init(
    _ name: String, narrow: (landscape: CGFloat, portrait: CGFloat), hasWideHalves: Bool = false
  ) {
    guard let device = Device(named: name) else { preconditionFailure("There is no \(name).") }
    self.device = device
    self.narrow = narrow
    self.hasWideHalves = hasWideHalves
  }

  /// The width of the line between two apps, in points.
  private static let divider: CGFloat = 10

  /// Its screen, or the part of it that an app has.
  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    var held = device
    var isWide = true
    switch orientation {
    case .landscape(let split):
      held = device.onItsSide
      isWide = split == .full || split == .twoThirds || split == .oneHalf && hasWideHalves
      held.size.width = width(of: split, in: held.size.width)
    case .portrait(let split):
      isWide = split == .full
      held.size.width = width(of: split, in: held.size.width)
    }
    return ViewImageConfig(
      safeArea: held.safeAreaInsets, size: held.size,
      traits: UITraitCollection(
        device: .pad, horizontal: isWide ? .regular : .compact, vertical: .regular,
        scale: held.scale))
  }

  private func width(
    of split: ViewImageConfig.TabletOrientation.LandscapeSplits, in width: CGFloat
  ) -> CGFloat {
    switch split {
    case .oneThird: narrow.landscape
    case .oneHalf: (width - Self.divider) / 2
    case .twoThirds: width - Self.divider - narrow.landscape
    case .full: width
    }
  }

  private func width(
    of split: ViewImageConfig.TabletOrientation.PortraitSplits, in width: CGFloat
  ) -> CGFloat {
    switch split {
    case .oneThird: narrow.portrait
    case .twoThirds: width - Self.divider - narrow.portrait
    case .full: width
    }
  }
}

extension TestPad {
  static let iPadMini = TestPad("ipad-9.7", narrow: (320, 320))
  static let iPad9_7 = TestPad("ipad-9.7", narrow: (320, 320))
  static let iPad10_2 = TestPad("ipad-10.2", narrow: (320, 320))
  static let iPadPro10_5 = TestPad("ipad-10.5", narrow: (320, 320))
  static let iPadPro11 = TestPad("ipad-11", narrow: (375, 320))
  static let iPadPro12_9 = TestPad("ipad-12.9", narrow: (375, 375), hasWideHalves: true)
}

extension ViewImageConfig.Orientation {
  /// The same with all of a pad's screen.
  var ofPad: ViewImageConfig.TabletOrientation {
    self == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}
