import Foundation
import NavigationKit
import NavigationShell
import SnapshotTesting
import Testing

/// The screens of devices.
@MainActor
@Suite struct ViewImageConfigTests {
  /// A screen, upright and on its side, its insets (top, left, bottom, right), whether it is wide on
  /// its side, and its scale.
  struct Phone: Sendable {
    var name: String
    var config: @Sendable (ViewImageConfig.Orientation) -> ViewImageConfig
    var size: (CGFloat, CGFloat)
    var upright: [CGFloat]
    var sideways: [CGFloat]
    var isWide = false
    var scale: CGFloat = 3
  }

  nonisolated static let phones = [
    Phone(
      name: "SE", config: { .iPhoneSe($0) }, size: (320, 568), upright: [20, 0, 0, 0],
      sideways: [0, 0, 0, 0], scale: 2),
    Phone(
      name: "8", config: { .iPhone8($0) }, size: (375, 667), upright: [20, 0, 0, 0],
      sideways: [0, 0, 0, 0], scale: 2),
    Phone(
      name: "8 Plus", config: { .iPhone8Plus($0) }, size: (414, 736), upright: [20, 0, 0, 0],
      sideways: [0, 0, 0, 0], isWide: true),
    Phone(
      name: "X", config: { .iPhoneX($0) }, size: (375, 812), upright: [44, 0, 34, 0],
      sideways: [0, 44, 24, 44]),
    Phone(
      name: "XS Max", config: { .iPhoneXsMax($0) }, size: (414, 896), upright: [44, 0, 34, 0],
      sideways: [0, 44, 21, 44], isWide: true),
    Phone(
      name: "XR", config: { .iPhoneXr($0) }, size: (414, 896), upright: [44, 0, 34, 0],
      sideways: [0, 44, 21, 44], isWide: true, scale: 2),
    Phone(
      name: "12", config: { .iPhone12($0) }, size: (390, 844), upright: [47, 0, 34, 0],
      sideways: [0, 47, 21, 47]),
    Phone(
      name: "12 Pro", config: { .iPhone12Pro($0) }, size: (390, 844), upright: [47, 0, 34, 0],
      sideways: [0, 47, 21, 47]),
    Phone(
      name: "12 Pro Max", config: { .iPhone12ProMax($0) }, size: (428, 926),
      upright: [47, 0, 34, 0], sideways: [0, 47, 21, 47], isWide: true),
    Phone(
      name: "13 mini", config: { .iPhone13Mini($0) }, size: (375, 812), upright: [50, 0, 34, 0],
      sideways: [0, 50, 21, 50]),
    Phone(
      name: "13", config: { .iPhone13($0) }, size: (390, 844), upright: [47, 0, 34, 0],
      sideways: [0, 47, 21, 47]),
    Phone(
      name: "13 Pro", config: { .iPhone13Pro($0) }, size: (390, 844), upright: [47, 0, 34, 0],
      sideways: [0, 47, 21, 47]),
    Phone(
      name: "13 Pro Max", config: { .iPhone13ProMax($0) }, size: (428, 926),
      upright: [47, 0, 34, 0], sideways: [0, 47, 21, 47], isWide: true),
  ]

  private func insets(_ config: ViewImageConfig) -> [CGFloat] {
    [config.safeArea.top, config.safeArea.left, config.safeArea.bottom, config.safeArea.right]
  }

  @Test(arguments: phones) func `a phone has its screen`(phone: Phone) {
    let (upright, sideways) = (phone.config(.portrait), phone.config(.landscape))
    #expect(upright.size == CGSize(width: phone.size.0, height: phone.size.1))
    #expect(sideways.size == CGSize(width: phone.size.1, height: phone.size.0))
    #expect(insets(upright) == phone.upright)
    #expect(insets(sideways) == phone.sideways)
    #expect(upright.traits.horizontalSizeClass == .compact)
    #expect(upright.traits.verticalSizeClass == .regular)
    #expect(sideways.traits.horizontalSizeClass == (phone.isWide ? .regular : .compact))
    #expect(sideways.traits.verticalSizeClass == .compact)
    #expect(upright.traits.userInterfaceIdiom == .phone)
    #expect(upright.traits.displayScale == phone.scale)
    #expect(upright.traits.preferredContentSizeCategory == .medium)
  }

  /// A pad's sides, and how wide apps are beside each other: a third, a half and two thirds of it on
  /// its side, a third and two thirds of it upright.
  struct Pad: Sendable {
    var name: String
    var config: @Sendable (ViewImageConfig.TabletOrientation) -> ViewImageConfig
    var size: (CGFloat, CGFloat)
    var sideways: [CGFloat]
    var upright: [CGFloat]
    var insets: [CGFloat] = [20, 0, 0, 0]
    var hasWideHalves = false
  }

  nonisolated static let pads = [
    Pad(
      name: "mini", config: { .iPadMini($0) }, size: (768, 1024), sideways: [320, 507, 694],
      upright: [320, 438]),
    Pad(
      name: "9.7", config: { .iPad9_7($0) }, size: (768, 1024), sideways: [320, 507, 694],
      upright: [320, 438]),
    Pad(
      name: "10.2", config: { .iPad10_2($0) }, size: (810, 1080), sideways: [320, 535, 750],
      upright: [320, 480]),
    Pad(
      name: "10.5", config: { .iPadPro10_5($0) }, size: (834, 1112), sideways: [320, 551, 782],
      upright: [320, 504]),
    Pad(
      name: "11", config: { .iPadPro11($0) }, size: (834, 1194), sideways: [375, 592, 809],
      upright: [320, 504], insets: [24, 0, 20, 0]),
    Pad(
      name: "12.9", config: { .iPadPro12_9($0) }, size: (1024, 1366), sideways: [375, 678, 981],
      upright: [375, 639], insets: [24, 0, 20, 0], hasWideHalves: true),
  ]

  @Test(arguments: pads) func `a pad has its screen and parts of it`(pad: Pad) {
    let all = pad.config(.landscape(splitView: .full))
    #expect(all.size == CGSize(width: pad.size.1, height: pad.size.0))
    #expect(insets(all) == pad.insets)
    let parts: [(ViewImageConfig.TabletOrientation.LandscapeSplits, Bool)] = [
      (.oneThird, false), (.oneHalf, pad.hasWideHalves), (.twoThirds, true),
    ]
    for ((part, isWide), width) in zip(parts, pad.sideways) {
      let config = pad.config(.landscape(splitView: part))
      #expect(config.size == CGSize(width: width, height: pad.size.0))
      #expect(config.traits.horizontalSizeClass == (isWide ? .regular : .compact))
    }
    #expect(pad.config(.portrait(splitView: .full)).size?.width == pad.size.0)
    #expect(pad.config(.portrait(splitView: .oneThird)).size?.width == pad.upright[0])
    let wide = pad.config(.portrait(splitView: .twoThirds))
    #expect(wide.size == CGSize(width: pad.upright[1], height: pad.size.1))
    #expect(wide.traits.horizontalSizeClass == .compact)
    #expect(wide.traits.userInterfaceIdiom == .pad)
  }

  @Test func `a phone is upright and a pad on its side unless it is said`() {
    #expect(ViewImageConfig.iPhone13.size == ViewImageConfig.iPhone13(.portrait).size)
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
    #expect(ViewImageConfig.iPadPro11(.portrait).size == CGSize(width: 834, height: 1194))
    #expect(UITraitCollection.iPhone8(.landscape).verticalSizeClass == .compact)
  }

  @Test func `the traits of a part of a pad are narrow`() {
    let pads: [(UITraitCollection, UITraitCollection)] = [
      (.iPadMini, .iPadMini_Compact_SplitView), (.iPad9_7, .iPad9_7_Compact_SplitView),
      (.iPad10_2, .iPad10_2_Compact_SplitView), (.iPadPro10_5, .iPadPro10_5_Compact_SplitView),
      (.iPadPro11, .iPadPro11_Compact_SplitView), (.iPadPro12_9, .iPadPro12_9_Compact_SplitView),
    ]
    for (whole, part) in pads {
      #expect(whole.horizontalSizeClass == .regular)
      #expect(part.horizontalSizeClass == .compact)
    }
  }
}
