import Drawing
import Foundation
import Testing

@testable import NavigationKit

@Suite struct StatusBarLayoutTests {
  private let timeSize = CGSize(width: 34, height: 20)

  private func layout(
    _ width: CGFloat, _ height: CGFloat, _ cutOut: ScreenChrome.CutOut, isPad: Bool = false,
    isMirrored: Bool = false
  ) -> StatusBarLayout {
    StatusBarLayout(
      width: width, height: height, cutOut: cutOut, isPad: isPad, timeSize: timeSize,
      isMirrored: isMirrored)
  }

  private func parts(_ layout: StatusBarLayout) -> [CGRect] {
    [layout.time, layout.wifi, layout.battery] + (layout.signal.map { [$0] } ?? [])
  }

  private nonisolated static let bars: [(CGFloat, CGFloat, ScreenChrome.CutOut, Bool)] = [
    (320, 20, .none, false), (375, 20, .none, false), (375, 44, .notch, false),
    (390, 47, .notch, false), (428, 47, .notch, false), (393, 54, .island, false),
    (430, 54, .island, false), (768, 20, .none, true), (1366, 24, .none, true),
  ]

  @Test func `a long carrier ends before the Wi-Fi symbol, and that before the time`() throws {
    let layout = StatusBarLayout(
      width: 375, height: 20, cutOut: .none, isPad: false, timeSize: timeSize,
      carrierSize: CGSize(width: 300, height: 20), isMirrored: false)
    let carrier = try #require(layout.carrier)
    #expect(carrier.width > 50 && carrier.maxX < layout.wifi.minX)
    #expect(layout.wifi.maxX < layout.time.minX)
  }

  @Test(arguments: [false, true])
  func `a pad's day follows the time, three dots are in its middle, the charge before the battery`(
    isMirrored: Bool
  ) throws {
    let layout = StatusBarLayout(
      width: 820, height: 24, cutOut: .none, isPad: true, timeSize: timeSize,
      dateSize: CGSize(width: 60, height: 20), percentageSize: CGSize(width: 30, height: 20),
      isMirrored: isMirrored)
    let (day, charge) = (try #require(layout.date), try #require(layout.percentage))
    let row = [layout.time, day] + layout.dots + [layout.wifi, charge, layout.battery]
    let shown = isMirrored ? row.map { $0.mirrored(in: 820) } : row
    for (left, right) in zip(shown, shown.dropFirst()) { #expect(left.maxX < right.minX) }
    #expect(layout.dots.count == 3 && layout.dots[1].midX == 410)
  }

  @Test func `a phone without a cut-out has room for the charge`() throws {
    let layout = StatusBarLayout(
      width: 375, height: 20, cutOut: .none, isPad: false, timeSize: timeSize,
      percentageSize: CGSize(width: 30, height: 20), isMirrored: false)
    #expect(try #require(layout.percentage).maxX < layout.battery.minX)
    #expect(layout.dots.isEmpty && layout.date == nil)
  }

  @Test(arguments: bars)
  func `no part touches another, the edge or the camera`(
    width: CGFloat, height: CGFloat, cutOut: ScreenChrome.CutOut, isPad: Bool
  ) {
    let parts = parts(layout(width, height, cutOut, isPad: isPad))
    let camera = ScreenShape.cutOut(
      cutOut, in: CGSize(width: width, height: width * 2), turned: .upright)
    for (index, part) in parts.enumerated() {
      #expect(part.minX >= 5 && part.maxX <= width - 5)
      #expect(part.minY >= 0 && part.maxY <= height)
      #expect(camera?.frame.intersects(part) != true)
      for other in parts[(index + 1)...] { #expect(!part.intersects(other)) }
      #expect(part.midY == parts[0].midY)
    }
  }

  @Test(arguments: bars)
  func `where lines start at the right, all is mirrored`(
    width: CGFloat, height: CGFloat, cutOut: ScreenChrome.CutOut, isPad: Bool
  ) {
    let plain = parts(layout(width, height, cutOut, isPad: isPad))
    let mirrored = parts(layout(width, height, cutOut, isPad: isPad, isMirrored: true))
    for (one, other) in zip(plain, mirrored) {
      #expect(abs(one.midX + other.midX - width) < 0.001)
      #expect(one.size == other.size)
    }
  }

  @Test func `the time is in the middle, beside the camera, or at the edge of a pad`() {
    #expect(layout(375, 20, .none).time.midX == 187.5)
    #expect(layout(393, 54, .island).time.midX == 71.75)
    #expect(layout(393, 54, .island).time.midY == 29.5)
    #expect(layout(375, 44, .notch).time.midX == 48)
    #expect(layout(1024, 24, .none, isPad: true).time.minX == 20)
    #expect(layout(1024, 24, .none, isPad: true).signal == nil)
  }

  @Test func `the icons stand as far from their edge as the time from its own`() throws {
    let split: [(CGFloat, CGFloat, ScreenChrome.CutOut)] = [(375, 44, .notch), (393, 54, .island)]
    for (width, height, cutOut) in split {
      let bar = layout(width, height, cutOut)
      let icons = try #require(bar.signal).union(bar.wifi).union(bar.battery)
      #expect(abs(width - icons.midX - bar.time.midX) < 0.001)
    }
  }

  @Test func `below an island there is more free room than status bar`() {
    #expect(StatusBarMetrics.height(of: 59, .island) == 54)
    #expect(StatusBarMetrics.height(of: 47, .notch) == 47)
    #expect(StatusBarMetrics.height(of: 20, .none) == 20)
    #expect(StatusBarMetrics.height(of: 0, .island) == 0)
  }
}
